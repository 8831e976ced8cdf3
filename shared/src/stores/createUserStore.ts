// requirements 3, User; decisions, Sign-out
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nextId } from '../rules/ids';
import type {
  EventTicket,
  FavoriteDish,
  Order,
  Profile,
  Reservation,
  Review,
  SignInForm,
  User,
} from '../types';
import { ownerOf, ownLists, withoutOrders } from './listsOwner';
import { NOT_CONNECTED, type StorageState } from './persistStore';
import type { UserValues } from './userValues';

/** The lists that are changed by id. */
type RecordList = 'requests' | 'orders' | 'reservations' | 'tickets';

export interface UserState extends UserValues, StorageState {
  /**
   * Overwrites the stored orders with the sample orders (requirements 4). What an administrator typed is held for
   * the console, which uses it once.
   */
  signIn: (user: User, sampleOrders: Order[], typed?: SignInForm) => void;
  /** What the administrator who is signed in typed, until it is forgotten. */
  typedSignIn: () => SignInForm | null;
  forgetTypedSignIn: () => void;
  signUp: (user: User) => void;
  /** Removes `user` and `authToken`, nothing else (requirements 4). */
  signOut: () => void;
  /** Merges the patch, only while somebody is signed in (requirements 4). */
  updateProfile: (patch: Partial<Profile>) => void;
  /** The add functions append, save and return the new record, with the next free id. */
  addOrder: (order: Omit<Order, 'id'>) => Order;
  addReservation: (reservation: Omit<Reservation, 'id'>) => Reservation;
  addTicket: (ticket: Omit<EventTicket, 'id'>) => EventTicket;
  addReview: (review: Omit<Review, 'id'>) => Review;
  /** Changes what the list has under the row's id; where it has nothing, it gets the row with the changes. */
  putRecord: <List extends RecordList>(
    list: List,
    row: UserValues[List][number],
    changes?: Partial<UserValues[List][number]>,
  ) => void;
  removeRecord: (list: RecordList, id: string) => void;
  /** Empties the lists of whoever was signed in before, and keeps what this customer has asked for. */
  startEmpty: () => void;
  /** The lists of whoever was signed in before are this customer's. */
  keepLists: () => void;
  /** Saves a dish; saving it again changes nothing. */
  addFavorite: (dish: FavoriteDish) => void;
  removeFavorite: (id: number) => void;
}

export type UserStore = StoreApi<UserState>;

/** A store without a user and without lists, not ready until `connectStorage` fills it. */
export function createUserStore(): UserStore {
  // Not part of the state, so that nothing that reads, stores or prints the state meets a password.
  let held: SignInForm | null = null;
  const store = createStore<UserState>((set, get) => ({
    user: null,
    orders: [],
    reservations: [],
    tickets: [],
    reviews: [],
    favorites: [],
    requests: [],
    listsOwner: null,
    ...NOT_CONNECTED,
    signIn(user, orders, typed) {
      set((before) => ({
        user,
        orders,
        requests: orders === before.orders ? before.requests : withoutOrders(before.requests, user.id),
        listsOwner: ownerOf({ ...before, orders: [] }, user.id),
      }));
      held = user.role === 'admin' && typed ? { ...typed } : null;
    },
    typedSignIn: () => held,
    forgetTypedSignIn: () => void (held = null),
    signUp: (user) => set((before) => ({ user, listsOwner: ownerOf(before, user.id) })),
    signOut: () => set({ user: null }),
    updateProfile: (patch) => set(({ user }) => ({ user: user && { ...user, ...patch } })),
    addOrder(order) {
      const added = { ...order, id: nextId('ORD', get().orders) };
      set(({ orders }) => ({ orders: [...orders, added] }));
      return added;
    },
    addReservation(reservation) {
      const added = { ...reservation, id: nextId('RES', get().reservations) };
      set(({ reservations }) => ({ reservations: [...reservations, added] }));
      return added;
    },
    addTicket(ticket) {
      const added = { ...ticket, id: nextId('TIC', get().tickets) };
      set(({ tickets }) => ({ tickets: [...tickets, added] }));
      return added;
    },
    addReview(review) {
      const added = { ...review, id: nextId('REV', get().reviews) };
      set(({ reviews }) => ({ reviews: [...reviews, added] }));
      return added;
    },
    putRecord: (list, row, changes) =>
      set((state) => {
        const rows: { id: string }[] = state[list];
        const isKnown = rows.some(({ id }) => id === row.id);
        return {
          [list]: isKnown
            ? rows.map((known) => (known.id === row.id ? { ...known, ...changes } : known))
            : [...rows, { ...row, ...changes }],
        };
      }),
    removeRecord: (list, id) =>
      set((state) => {
        const rows: { id: string }[] = state[list];
        return { [list]: rows.filter((row) => row.id !== id) };
      }),
    startEmpty: () => set((state) => (state.user ? ownLists(state, state.user.id) : {})),
    keepLists: () =>
      set(({ user, requests }) => ({
        listsOwner: user?.id ?? null,
        requests: requests.map((request) =>
          request.owner === null || !user ? request : { ...request, owner: user.id },
        ),
      })),
    addFavorite: (dish) =>
      set(({ favorites }) => ({
        favorites: favorites.some(({ id }) => id === dish.id) ? favorites : [...favorites, dish],
      })),
    removeFavorite: (dishId) =>
      set(({ favorites }) => ({ favorites: favorites.filter(({ id }) => id !== dishId) })),
  })); // Also when another tab signs the person out.
  store.subscribe(({ user }, { user: before }) => {
    if (user?.id !== before?.id) held = null;
  });
  return store;
}
