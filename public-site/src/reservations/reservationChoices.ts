import { CHANGE_AHEAD_HOURS, LARGE_PARTY_GUESTS } from '@venue/shared/limits';
import {
  isIsoDate,
  minutesOf,
  nairobiClock,
  printedHoursOn,
  specialDayOn,
  type Choice,
} from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';

/** Occasions a reservation can name (requirements 9, Reservation page choices). */
export const RESERVATION_OCCASIONS = [
  'Birthday',
  'Anniversary',
  'Business Meeting',
  'Date Night',
  'Family Gathering',
  'Celebration',
  'Other',
] as const;

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

/** Whether a party should phone instead (requirements 9, Reservation page choices: 10 or more). */
export function isLargeParty(guests: number): boolean {
  return guests >= LARGE_PARTY_GUESTS;
}

/**
 * Whether a slot has come so near that nobody can wait for an answer in writing: less than two hours ahead, as for a
 * change (decisions, Hints about hours).
 */
export function isSlotSoon(date: string, slot: string, now: Date): boolean {
  const clock = nairobiClock(now);
  const ahead = (minutesOf(slot) ?? Infinity) - clock.minutes;
  return date === clock.date && ahead >= 0 && ahead < CHANGE_AHEAD_HOURS * 60;
}

/** When table service ends, HH:mm, if a slot is then or later; null for others, and for days with hours of their own. */
export function serviceEndBefore(date: string, slot: string): string | null {
  if (!isIsoDate(date) || slot === '' || specialDayOn(date)) return null;
  const end = printedHoursOn(VENUE.tableServiceHours, date)?.end;
  return end !== undefined && slot >= end ? end : null;
}

/** Whether tables are not served on a weekday. Days with hours of their own are checked with the form. */
export const isServiceClosed = (date: string): boolean =>
  isIsoDate(date) && !specialDayOn(date) && !printedHoursOn(VENUE.tableServiceHours, date);

/**
 * Whether a slot has passed in Nairobi; its own minute has not. A past slot only gets a hint (decisions, Past times
 * and large parties).
 */
export function isSlotPast(date: string, slot: string, now: Date): boolean {
  const clock = nairobiClock(now);
  const minutes = minutesOf(slot);
  if (date === '' || minutes === null) return false;
  return date < clock.date || (date === clock.date && minutes < clock.minutes);
}
