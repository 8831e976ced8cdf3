import { LARGE_PARTY_GUESTS } from '@venue/shared/limits';
import { minutesOf, nairobiClock, type Choice } from '@venue/shared/rules';

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
 * Whether a slot has passed in Nairobi; its own minute has not. A past slot only gets a hint (decisions, Past times
 * and large parties).
 */
export function isSlotPast(date: string, slot: string, now: Date): boolean {
  const clock = nairobiClock(now);
  const minutes = minutesOf(slot);
  if (date === '' || minutes === null) return false;
  return date < clock.date || (date === clock.date && minutes < clock.minutes);
}
