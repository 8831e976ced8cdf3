import {
  addDays,
  formatLongDate,
  formatTime,
  minutesOf,
  nairobiClock,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@venue/shared/rules';
import type { EventSeries } from '@venue/shared/types';

/** The next date of a series: YYYY-MM-DD, its start HH:mm, and the date as text. */
export interface NextEvent {
  date: string;
  time: string;
  /** "Friday, 27 November 2026". */
  text: string;
}

const WEEKS_OF_MONTH = { 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', [-1]: 'Last' } as const;

/** The next date of a series in Nairobi. One that starts this minute has begun, so the following one is next. */
export function nextEvent(series: EventSeries, now: Date): NextEvent {
  const clock = nairobiClock(now);
  const hasStarted = (minutesOf(series.start) ?? 0) <= clock.minutes;
  let date = hasStarted ? addDays(clock.date, 1) : clock.date;
  // The loop ends within two months, because every month has each of these days.
  while (!takesPlaceOn(series, date)) date = addDays(date, 1);
  return { date, time: series.start, text: formatLongDate(date) };
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
