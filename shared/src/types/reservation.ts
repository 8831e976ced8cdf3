import type { StoredStatus } from './storedStatus';
import type { Typed } from './typed';

export const RESERVATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];
export type StoredReservationStatus = StoredStatus<ReservationStatus>;

/** A table or event booking. `date` is YYYY-MM-DD, `time` HH:mm. */
export interface Reservation {
  id: string;
  date: string;
  time: string;
  guests: number;
  status: ReservationStatus;
}

/** A reservation in the admin data layer, which has more than the customer's own. `createdAt` is an ISO timestamp. */
export interface AdminReservation extends Omit<Reservation, 'status'> {
  status: StoredReservationStatus;
  name?: Typed | null;
  phone?: Typed | null;
  email?: Typed | null;
  tableNumber?: Typed | null;
  specialRequests?: Typed | null;
  createdAt: string;
}
