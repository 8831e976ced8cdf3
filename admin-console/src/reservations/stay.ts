// decisions, A booking's table
import { businessTime } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';

export type Visit = Pick<AdminReservation, 'date' | 'time' | 'guests'>;

/** How long a party of that many stays, in minutes. */
const stayMinutes = (guests: number) => (guests <= 2 ? 90 : guests <= 6 ? 120 : 180);

/** The business day of a visit, and its minutes from and to; null where its time is no clock time. */
export function stayOf(visit: Visit) {
  const { date, minutes } = businessTime(visit);
  return minutes === null ? null : { date, from: minutes, to: minutes + stayMinutes(visit.guests) };
}

/** Whether two visits are there at the same time. */
export function overlap(one: Visit, other: Visit) {
  const [a, b] = [stayOf(one), stayOf(other)];
  return a !== null && b !== null && a.date === b.date && a.from < b.to && b.from < a.to;
}

/** By when they come; what has no clock time last. */
export const byTime = (one: Visit, other: Visit) =>
  (stayOf(one)?.from ?? Infinity) - (stayOf(other)?.from ?? Infinity) || 0;
