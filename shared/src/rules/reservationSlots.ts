import {
  FIRST_RESERVATION_TIME,
  LARGE_PARTY_GUESTS,
  LAST_RESERVATION_TIME,
  RESERVATION_SLOT_MINUTES,
} from '../limits';
import { formatTime } from './dates';
import { minutesOf, timeOf } from './nairobiTime';

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
 * "1 guest", "9 guests". The stored 10 reads "10+", a larger number is exact (requirements 9, Reservation page
 * choices).
 */
export function guestsText(guests: number): string {
  if (guests === 1) return '1 guest';
  return `${guests}${guests === LARGE_PARTY_GUESTS ? '+' : ''} guests`;
}
