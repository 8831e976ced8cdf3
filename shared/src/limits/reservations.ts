/** First and last time a table can be asked for, HH:mm in Nairobi (requirements 9, Reservation page choices). */
export const FIRST_RESERVATION_TIME = '11:00';
export const LAST_RESERVATION_TIME = '22:00';
/** Minutes from one reservation time to the next (requirements 9, Reservation page choices). */
export const RESERVATION_SLOT_MINUTES = 30;
/**
 * The number stored for the guest option "10+"; such parties should phone (requirements 9, Reservation page choices).
 */
export const LARGE_PARTY_GUESTS = 10;
/** Most guests in a reservation that staff enter, by phone or at the gate (decisions, New reservations). */
export const STAFF_BOOKING_GUESTS_MAX = 500;
/** Hours within which the venue answers requests and messages (requirements 8 and 9). */
export const REPLY_WITHIN_HOURS = 24;
/** Minutes a table is held past the reservation time (requirements 9, Reservation page choices). */
export const TABLE_HELD_MINUTES = 15;
/** Hours before a reservation until which it can be changed or cancelled (requirements 9, Reservation page choices). */
export const CHANGE_AHEAD_HOURS = 2;
/** Minutes for which a party has its table: the venue's own choice (decisions, A booking's table). */
export const TABLE_STAY_MINUTES = 120;
/** Seats of the venue as a number; the pages print "100+" (requirements 9, Currency and display). */
export const SEATING_CAPACITY = 100;
