import { addDays, nairobiDate, type DateLimits } from '@venue/shared/rules';

/** Days from today until the last date that a visitor can ask for, five years (decisions, Date limits). */
const BOOKING_DAYS_AHEAD = 5 * 365;

/** The dates that a visitor can ask for: from today in Nairobi on, for five years (decisions, Date limits). */
export function bookingDates(now: Date): DateLimits {
  const min = nairobiDate(now);
  return { min, max: addDays(min, BOOKING_DAYS_AHEAD) };
}
