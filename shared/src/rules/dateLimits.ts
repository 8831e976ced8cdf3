import { formatPlainDate } from './dates';
import { isIsoDate } from './nairobiTime';

/** The first and the last date that a field takes, YYYY-MM-DD. */
export interface DateLimits {
  min: string;
  max: string;
}

/** The dates that staff enter: years of four digits that somebody can have meant. */
export const STAFF_DATES: DateLimits = { min: '2000-01-01', max: '2099-12-31' };

/** What is wrong with a typed date and how to correct it; false for a date within the limits. */
export function dateProblem(date: string, { min, max }: DateLimits): string | false {
  if (date.trim() === '') return 'Choose a date';
  const isLate = /^\d{5,}-/.test(date) || (isIsoDate(date) && date > max);
  if (isLate) return `Choose ${formatPlainDate(max)} or an earlier date`;
  if (!isIsoDate(date)) return 'Enter the date as year, month and day, like 2026-11-27';
  return date < min && `Choose ${formatPlainDate(min)} or a later date`;
}
