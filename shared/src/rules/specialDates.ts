import type { SpecialDay } from '../types';
import { VENUE } from '../venue';
import { addDays, isIsoDate, nairobiDate } from './nairobiTime';

const DAYS_A_YEAR = 366;

/**
 * The dates of the special days from a date on, YYYY-MM-DD, until the end of next year.
 * @param from Defaults to today.
 */
export function specialDates(
  now: Date,
  days: readonly SpecialDay[] = VENUE.specialDays,
  from = nairobiDate(now),
): string[] {
  const yearOf = (date: string) => Number(date.slice(0, 4));
  const first = yearOf(from);
  const last = yearOf(addDays(nairobiDate(now), DAYS_A_YEAR));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days
    .flatMap(({ dates }) => dates)
    .flatMap((date) => (isIsoDate(date) ? [date] : years.map((year) => `${year}-${date}`)))
    .filter((date) => isIsoDate(date) && date >= from)
    .sort();
}
