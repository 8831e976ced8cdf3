import { createStore, type StoreApi } from 'zustand/vanilla';
import { nextId } from '../rules/ids';
import type {
  EventTicket,
  FavoriteDish,
  Order,
  Profile,
  Reservation,
  Review,
  TicketStatus,
  User,
} from '../types';
import { createReplica, NOTHING_READ, type Replica, type StorageReport } from './replica';
import {
  applyToUser,
  EMPTY_USER,
  RECORD_PREFIXES,
  type Records,
  type RecordList,
  type UserOperation,
  type UserValues,
} from './user-operations';

export interface UserState extends UserValues, StorageReport {
  /** Overwrites the stored orders with the sample orders (spec 4). */
  signIn: (user: User, sampleOrders: Order[]) => void;
  signUp: (user: User) => void;
  /** Removes `user` and `authToken`, nothing else (spec 4, decisions). */
  signOut: () => void;
  /** Merges, only when logged in (spec 4). */
  updateProfile: (patch: Partial<Profile>) => void;
  /** The add functions append, save and return what was made, with the next free id. */
  addOrder: (order: Omit<Order, 'id'>) => Order;
  addReservation: (reservation: Omit<Reservation, 'id'>) => Reservation;
  addTicket: (ticket: Omit<EventTicket, 'id'>) => EventTicket;
  addReview: (review: Omit<Review, 'id'>) => Review;
  setTicketStatus: (id: string, status: TicketStatus) => void;
  /** A dish already saved stays saved once. */
  addFavorite: (dish: FavoriteDish) => void;
  removeFavorite: (id: number) => void;
}

export type UserStore = StoreApi<UserState> & { replica: Replica<UserValues, UserOperation> };

/** Nobody signed in, nothing stored, not ready; `connectStorage` fills it. */
export function createUserStore(): UserStore {
  const replica = createReplica({ empty: EMPTY_USER, apply: applyToUser });
  const { perform } = replica;
  const values = () => replica.log.values();
  const freeId = (list: RecordList) => nextId(RECORD_PREFIXES[list], values()[list]);
  const store = createStore<UserState>(() => ({
    ...EMPTY_USER,
    ...NOTHING_READ,
    signIn: (user, sampleOrders) => {
      perform({ type: 'sign-in', user, orders: sampleOrders });
    },
    signUp: (user) => {
      perform({ type: 'sign-up', user });
    },
    signOut: () => {
      perform({ type: 'sign-out' });
    },
    updateProfile: (patch) => {
      const { user } = values();
      if (user) perform({ type: 'profile', userId: user.id, patch });
    },
    addOrder: (order) => {
      const record: Records['orders'] = { ...order, id: freeId('orders') };
      perform({ type: 'append', list: 'orders', record });
      return record;
    },
    addReservation: (reservation) => {
      const record: Records['reservations'] = { ...reservation, id: freeId('reservations') };
      perform({ type: 'append', list: 'reservations', record });
      return record;
    },
    addTicket: (ticket) => {
      const record: Records['tickets'] = { ...ticket, id: freeId('tickets') };
      perform({ type: 'append', list: 'tickets', record });
      return record;
    },
    addReview: (review) => {
      const record: Records['reviews'] = { ...review, id: freeId('reviews') };
      perform({ type: 'append', list: 'reviews', record });
      return record;
    },
    setTicketStatus: (id, status) => {
      const origins = Object.entries(values().origins);
      const origin = origins.find(([, made]) => made === id)?.[0] ?? null;
      perform({ type: 'ticket-status', id, origin, status });
    },
    addFavorite: (dish) => {
      perform({ type: 'add-favorite', dish });
    },
    removeFavorite: (id) => {
      perform({ type: 'remove-favorite', id });
    },
  }));
  replica.attach(store);
  return Object.assign(store, { replica });
}
