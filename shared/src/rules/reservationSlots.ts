import {
  FIRST_RESERVATION_TIME,
  LARGE_PARTY_GUESTS,
  LAST_RESERVATION_TIME,
  RESERVATION_SLOT_MINUTES,
} from '../limits';
import { formatTime } from './dates';
import { minutesOf, nairobiClock, nairobiDate, timeOf } from './nairobiTime';

/** One option of a select: the stored value and the label. */
export interface Choice {
  value: string;
  label: string;
}

/**
 * The 23 times a table can be reserved for, 11:00 AM to 10:00 PM every half-hour (requirements 9, Reservation page
 * choices).
 */
export function reservationSlots(): Choice[] {
  const first = minutesOf(FIRST_RESERVATION_TIME) ?? 0;
  const last = minutesOf(LAST_RESERVATION_TIME) ?? 0;
  const count = (last - first) / RESERVATION_SLOT_MINUTES + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = timeOf(first + index * RESERVATION_SLOT_MINUTES);
    return { value, label: formatTime(value) };
  });
}

/**
 * The guest options of a reservation: 1 to 9, and 10+, which is stored as 10 (requirements 9, Reservation page
 * choices).
 */
export function guestOptions(): Choice[] {
  return Array.from({ length: LARGE_PARTY_GUESTS }, (_, index) => {
    const value = String(index + 1);
    return { value, label: index + 1 === LARGE_PARTY_GUESTS ? `${value}+` : value };
  });
}

/**
 * "1 guest", "9 guests". The stored 10 reads "10+", a larger number is exact (requirements 9, Reservation page
 * choices).
 */
export function guestsText(guests: number): string {
  if (guests === 1) return '1 guest';
  return `${guests}${guests === LARGE_PARTY_GUESTS ? '+' : ''} guests`;
}

/** Whether a party should phone instead (requirements 9, Reservation page choices: 10 or more). */
export function isLargeParty(guests: number): boolean {
  return guests >= LARGE_PARTY_GUESTS;
}

/**
 * Whether a slot has passed in Nairobi; its own minute has not. A past slot only gets a hint (decisions, Past times).
 */
export function isSlotPast(date: string, slot: string, now: Date): boolean {
  const clock = nairobiClock(now);
  const minutes = minutesOf(slot);
  if (date === '' || minutes === null) return false;
  return date < clock.date || (date === clock.date && minutes < clock.minutes);
}

/** The earliest date of a reservation: today in Nairobi (requirements 5, Reservation page). */
export function earliestDate(now: Date): string {
  return nairobiDate(now);
}
