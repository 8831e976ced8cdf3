// decisions, Business day
import { addDays, isIsoDate, minutesOf, nairobiClock } from './nairobiTime';

/** A business day goes on until 4 o'clock of the next date: the garden bar is open until 2. */
const ENDS_MINUTES = 4 * 60;
const DAY_MINUTES = 24 * 60;

/** The business day in Nairobi at an instant, and the minutes since its midnight, up to 28 hours. */
export function businessClock(now: Date): { date: string; minutes: number } {
  const { date, minutes } = nairobiClock(new Date(now.getTime() - ENDS_MINUTES * 60_000));
  return { date, minutes: minutes + ENDS_MINUTES };
}

/** The business day of a date and time, and the minutes since its midnight; null where the time is no clock time. */
export function businessTime({ date, time }: { date: string; time: string }): {
  date: string;
  minutes: number | null;
} {
  const minutes = minutesOf(time);
  return minutes !== null && minutes < ENDS_MINUTES && isIsoDate(date)
    ? { date: addDays(date, -1), minutes: minutes + DAY_MINUTES }
    : { date, minutes };
}
