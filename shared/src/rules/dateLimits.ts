import { BOOKING_DAYS_AHEAD } from '../limits';
import { formatPlainDate } from './dates';
import { addDays, isIsoDate } from './nairobiTime';
import { earliestDate } from './reservationSlots';

/** The first and the last date that a field takes, YYYY-MM-DD. */
export interface DateLimits {
  min: string;
  max: string;
}

/** The dates that staff enter: years of four digits that somebody can have meant. */
export const STAFF_DATES: DateLimits = { min: '2000-01-01', max: '2099-12-31' };

/** The dates that a visitor can ask for: from today in Nairobi on, for five years (decisions, Date limits). */
export function bookingDates(now: Date): DateLimits {
  const min = earliestDate(now);
  return { min, max: addDays(min, BOOKING_DAYS_AHEAD) };
}

/** What is wrong with a typed date and how to correct it; false for a date within the limits. */
export function dateProblem(date: string, { min, max }: DateLimits): string | false {
  if (date.trim() === '') return 'Choose a date';
  const isLate = /^\d{5,}-/.test(date) || (isIsoDate(date) && date > max);
  if (isLate) return `Choose ${formatPlainDate(max)} or an earlier date`;
  if (!isIsoDate(date)) return 'Enter the date as year, month and day, like 2026-11-27';
  return date < min && `Choose ${formatPlainDate(min)} or a later date`;
}
