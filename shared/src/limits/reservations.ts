/**
 * First and last time that a table can be asked for (HH:mm in Nairobi), hours within which a request is answered, minutes that a
 * table is held, hours until which a reservation can be changed, seats: from `shared/content/venue.yaml` (requirements 9).
 */
export {
  CHANGE_AHEAD_HOURS,
  FIRST_RESERVATION_TIME,
  LAST_RESERVATION_TIME,
  REPLY_WITHIN_HOURS,
  SEATING_CAPACITY,
  TABLE_HELD_MINUTES,
} from '../generated/limits';
/** Minutes from one reservation time to the next (requirements 9, Reservation page choices). */
export const RESERVATION_SLOT_MINUTES = 30;
/**
 * The number stored for the guest option "10+"; such parties should phone (requirements 9, Reservation page choices).
 */
export const LARGE_PARTY_GUESTS = 10;
/** Most guests in a reservation that staff enter, by phone or at the gate (decisions, New reservations). */
export const STAFF_BOOKING_GUESTS_MAX = 500;
/** Minutes for which a party has its table: the venue's own choice (decisions, A booking's table). */
export const TABLE_STAY_MINUTES = 120;
