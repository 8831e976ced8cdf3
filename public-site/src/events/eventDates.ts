import {
  addDays,
  formatLongDate,
  formatTime,
  isOpenOnSpecialDay,
  minutesOf,
  nairobiClock,
  nairobiDate,
  printedHours,
  specialDates,
  specialDayOn,
  timeOf,
} from '@venue/shared/rules';
import type { SpecialDay } from '@venue/shared/types';
import type { UpcomingEvent } from '../catalogue/event';
import { isOfSeries } from './eventSeries';

const MINUTES_A_DAY = 24 * 60;

type Repeating = Pick<UpcomingEvent, 'series' | 'time'>;

/** One date of an event: YYYY-MM-DD, start and end HH:mm, and the date as text. */
export interface EventDate {
  date: string;
  time: string;
  end: string;
  minutes: number;
  /** Whether it ends earlier than usual. */
  isShortened: boolean;
  /** "Friday, 27 November 2026", or "Friday, 1 January 2027, until 10:00 PM (New Year's Day)". */
  text: string;
}

/** Minutes from one time HH:mm to another, also past midnight. */
function minutesBetween(start: string, end: string): number {
  const minutes = (minutesOf(end) ?? 0) - (minutesOf(start) ?? 0);
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY;
}

/** Duration in minutes of a printed time, also past midnight. */
export function eventMinutes(printed: string): number {
  const { start, end } = printedHours(printed);
  return minutesBetween(start, end);
}

/** An event on a date; null where it is none of its series, or finds the venue closed. It ends when the venue does. */
function eventOn(
  { series, time: printed }: Repeating,
  date: string,
  days?: readonly SpecialDay[],
): EventDate | null {
  const time = series.start;
  if (!isOfSeries(series, date) || !isOpenOnSpecialDay(date, time, days)) return null;
  const special = specialDayOn(date, days);
  const usual = eventMinutes(printed);
  const open = special && special.hours !== 'closed' ? minutesBetween(time, special.hours.closes) : usual;
  const minutes = Math.min(usual, open);
  const end = timeOf(((minutesOf(time) ?? 0) + minutes) % MINUTES_A_DAY);
  const isShortened = minutes < usual;
  const early = isShortened ? `, until ${formatTime(end)} (${special?.reason})` : '';
  return { date, time, end, minutes, isShortened, text: formatLongDate(date) + early };
}

/** The first date of an event from a date on; of one that takes place once, that date. */
export function firstEvent(event: Repeating, from: string, days?: readonly SpecialDay[]): EventDate {
  const only = event.series.date;
  let date = only ?? from;
  // The loop ends, because every month has each of these days, and special days are few.
  for (;;) {
    const found = eventOn(event, date, only ? [] : days);
    if (found) return found;
    date = addDays(date, 1);
  }
}

/** The next date of an event in Nairobi. One that starts this minute has begun, so the following one is next. */
export function nextEvent(event: Repeating, now: Date, days?: readonly SpecialDay[]): EventDate {
  const { date, minutes } = nairobiClock(now);
  const hasStarted = (minutesOf(event.series.start) ?? 0) <= minutes;
  return firstEvent(event, hasStarted ? addDays(date, 1) : date, days);
}

/** The next dates of an event, as many as asked for. */
export function nextEvents(event: Repeating, now: Date, count: number): EventDate[] {
  if (event.series.date && hasBegun(event, now)) return [];
  const dates = [nextEvent(event, now)];
  if (event.series.date) return dates;
  for (let last = dates[0]; last && dates.length < count;) {
    last = firstEvent(event, addDays(last.date, 1));
    dates.push(last);
  }
  return dates;
}

/** Whether the only date of an event has begun. A series goes on. */
function hasBegun({ series }: Repeating, now: Date): boolean {
  const { date, minutes } = nairobiClock(now);
  return series.date !== undefined && `${series.date} ${series.start}` <= `${date} ${timeOf(minutes)}`;
}

/** Whether an event that takes place once has ended (decisions, Content that ages). */
export const isOver = (event: Repeating, now: Date): boolean =>
  hasBegun(event, now) && !eventOnNow(event, now);

/** The date of an event that is on now, from its first minute until the one of its end; null at other times. */
export function eventOnNow(event: Repeating, now: Date, days?: readonly SpecialDay[]): EventDate | null {
  const { date, minutes } = nairobiClock(now);
  const since = minutes - (minutesOf(event.series.start) ?? 0);
  // One that began yesterday may last past midnight.
  const [day, lasted] = since >= 0 ? [date, since] : [addDays(date, -1), since + MINUTES_A_DAY];
  const found = eventOn(event, day, days);
  return found && lasted < found.minutes ? found : null;
}

/** Events that are on now, then the others by their next date, without those that are over. */
export function byNextDate<Event extends Repeating>(events: readonly Event[], now: Date): Event[] {
  const momentOf = (event: Event) => {
    const { date, time } = eventOnNow(event, now) ?? nextEvent(event, now);
    return `${date} ${time}`;
  };
  return events.filter((event) => !isOver(event, now)).sort((a, b) => momentOf(a).localeCompare(momentOf(b)));
}

/**
 * The special days of an event's series (decisions, Special days).
 * @param from The first date that counts; today unless given.
 */
export function specialDatesOf(
  event: Repeating,
  now: Date,
  { days, from = nairobiDate(now) }: { days?: readonly SpecialDay[]; from?: string } = {},
): { closed: string[]; shortened: EventDate[] } {
  const dates = specialDates(now, days, from)
    .filter((date) => isOfSeries(event.series, date))
    .map((date) => ({ date, found: eventOn(event, date, days) }));
  return {
    closed: dates.filter(({ found }) => !found).map(({ date }) => date),
    shortened: dates.flatMap(({ found }) => (found?.isShortened ? [found] : [])),
  };
}
