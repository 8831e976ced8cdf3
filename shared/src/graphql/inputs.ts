import type { AdminEvent, AdminMenuHighlight, AdminReservation, AdminStall, StallImage } from '../types';

/** Event create or update (requirements 7, Payloads): all fields but the id. */
export type EventInput = Omit<AdminEvent, 'id'>;

/** Reservation create (requirements 5, Server payloads): a new booking starts as pending, so it has no status. */
export interface ReservationInput {
  date: string;
  time: string;
  guests: number;
  name: string;
  phone: string;
  email?: string;
  specialRequests?: string;
}
/** Reservation update (requirements 5, Server payloads): any subset of the fields. */
export type ReservationChanges = Partial<Omit<AdminReservation, 'id' | 'createdAt'>>;

/** The fields that the stall form edits. */
export type StallInput = Omit<AdminStall, 'id' | 'menuHighlights'>;

/** Requirements 7, Mutations: addStallImage(stallId, url, alt). */
export type StallImageInput = Pick<StallImage, 'url'> & Partial<Pick<StallImage, 'alt'>>;

/** Requirements 7, Mutations: addMenuItem(stallId, name, price, description, image). */
export type MenuItemInput = Omit<AdminMenuHighlight, 'id'>;
