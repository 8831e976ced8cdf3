import type {
  AdminEvent,
  AdminMenuHighlight,
  AdminReservation,
  AdminStall,
  ReservationStatus,
  StallImage,
} from '../types';

/** Event create or update (spec 7): all fields but the id. */
export type EventInput = Omit<AdminEvent, 'id'>;

/** Reservation create (spec 5): a new booking starts as pending, so it has no status. */
export interface ReservationInput {
  date: string;
  time: string;
  guests: number;
  name: string;
  phone: string;
  email?: string;
  specialRequests?: string;
}
/** Reservation update (spec 5): any subset of the fields. */
export type ReservationChanges = Partial<Omit<AdminReservation, 'id' | 'createdAt'>>;

/** What a stall form edits. */
export type StallInput = Omit<AdminStall, 'id' | 'menuHighlights'>;

/** Stall create and update (spec 7) send a whole stall; a new one with an empty id. */
export type StallPayload = AdminStall;

/** Spec 7: addStallImage(stallId, url, alt). */
export type StallImageInput = Pick<StallImage, 'url'> & Partial<Pick<StallImage, 'alt'>>;

/** Spec 7: addMenuItem(stallId, name, price, description, image). */
export type MenuItemInput = Omit<AdminMenuHighlight, 'id'>;

/** What updateReservationStatus returns (spec 7). */
export interface ReservationStatusChange {
  id: string;
  status: ReservationStatus;
}
