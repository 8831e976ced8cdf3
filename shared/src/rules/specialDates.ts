import type { SpecialDay } from '../types';
import { VENUE } from '../venue';
import { addDays, isIsoDate, nairobiDate } from './nairobiTime';

const DAYS_A_YEAR = 366;

/** The dates of the special days from today on; of those of every year, the ones of this year and the next. */
export function specialDates(now: Date, days: readonly SpecialDay[] = VENUE.specialDays): string[] {
  const today = nairobiDate(now);
  const years = [today, addDays(today, DAYS_A_YEAR)].map((date) => date.slice(0, 4));
  return days
    .flatMap(({ dates }) => dates)
    .flatMap((date) => (isIsoDate(date) ? [date] : years.map((year) => `${year}-${date}`)))
    .filter((date) => isIsoDate(date) && date >= today)
    .sort();
}
