import {
  addDays,
  formatLongDate,
  formatTime,
  isOpenOnSpecialDay,
  minutesOf,
  nairobiClock,
  specialDates,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@venue/shared/rules';
import type { EventSeries, SpecialDay } from '@venue/shared/types';

/** The next date of a series: YYYY-MM-DD, its start HH:mm, and the date as text. */
export interface NextEvent {
  date: string;
  time: string;
  /** "Friday, 27 November 2026". */
  text: string;
}

const WEEKS_OF_MONTH = { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', [-1]: 'Last' } as const;

/**
 * The next date of a series in Nairobi. One that starts this minute has begun, so the following one is next. A date
 * that finds the venue closed is left out (decisions, Special days).
 */
export function nextEvent(series: EventSeries, now: Date, days?: readonly SpecialDay[]): NextEvent {
  const clock = nairobiClock(now);
  const hasStarted = (minutesOf(series.start) ?? 0) <= clock.minutes;
  let date = hasStarted ? addDays(clock.date, 1) : clock.date;
  // The loop ends, because every month has each of these days, and special days are few.
  while (!takesPlaceOn(series, date) || !isOpenOnSpecialDay(date, series.start, days))
    date = addDays(date, 1);
  return { date, time: series.start, text: formatLongDate(date) };
}

/** The dates on which a series would take place, had the venue not other hours (decisions, Special days). */
export function exceptionsOf(series: EventSeries, now: Date, days?: readonly SpecialDay[]): string[] {
  return specialDates(now, days).filter(
    (date) => takesPlaceOn(series, date) && !isOpenOnSpecialDay(date, series.start, days),
  );
}

/** How a series repeats: "Every Friday, 7:00 PM" or "First Saturday of the month, 2:00 PM". */
export function seriesRhythm({ weekday, start, weekOfMonth }: EventSeries): string {
  const day = WEEKDAY_NAMES[weekday];
  const rhythm = weekOfMonth ? `${WEEKS_OF_MONTH[weekOfMonth]} ${day} of the month` : `Every ${day}`;
  return `${rhythm}, ${formatTime(start)}`;
}

function takesPlaceOn({ weekday, weekOfMonth }: EventSeries, date: string): boolean {
  if (weekdayOf(date) !== weekday) return false;
  if (weekOfMonth === undefined) return true;
  if (weekOfMonth === -1) return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return Math.ceil(Number(date.slice(8)) / 7) === weekOfMonth;
}
