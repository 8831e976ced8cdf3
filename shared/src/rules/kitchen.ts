// decisions, Hints about hours
import type { SpecialDay } from '../types';
import { VENUE } from '../venue';
import { formatLongDate, formatTime, WEEKDAY_NAMES } from './dates';
import { addDays, nairobiClock, timeOf, weekdayOf } from './nairobiTime';
import { currentOpening, nextOpening } from './openState';
import { specialDayOn } from './specialDays';

const MINUTES_A_DAY = 24 * 60;
const DAYS_A_WEEK = 7;
/** A clock time that is a guess is a multiple of these minutes. */
const GUESS_MINUTES = 5;

/** A moment, in minutes since the midnight before now. `day` is "today", "Monday" or, beyond a week, the date. */
function momentText(minutes: number, now: Date) {
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const date = addDays(nairobiClock(now).date, days);
  const name = days < DAYS_A_WEEK ? WEEKDAY_NAMES[weekdayOf(date)] : formatLongDate(date);
  return { date, day: days === 0 ? 'today' : name, time: formatTime(timeOf(minutes % MINUTES_A_DAY)) };
}

/** Why the hours from today until a date are not the usual ones: " (Christmas Day)"; empty where they are. */
function reasonsText(from: string, until: string, days: readonly SpecialDay[]): string {
  const reasons = new Set<string>();
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const day = specialDayOn(date, days);
    if (day) reasons.add(day.reason);
  }
  return reasons.size > 0 ? ` (${[...reasons].join(', ')})` : '';
}

/**
 * Until when the kitchen is open, or "The kitchen is closed now and opens Monday at 11:00 AM", in Nairobi time, with the
 * reason of a special day.
 */
export function kitchenText(now: Date, days: readonly SpecialDay[] = VENUE.specialDays): string {
  const today = nairobiClock(now).date;
  const current = currentOpening(VENUE.kitchenHours, now, days);
  const until = current ? current.closes : nextOpening(VENUE.kitchenHours, now, days);
  if (until === Infinity) return 'The kitchen is closed';
  const { date, day, time } = momentText(until, now);
  return current
    ? `The kitchen is open until ${time}${reasonsText(today, today, days)}`
    : `The kitchen is closed now and opens ${day} at ${time}${reasonsText(today, date, days)}`;
}

/**
 * When food is ready that takes this many minutes: "about 7:45 PM", and "about 11:45 AM on Monday" on another day. While
 * the kitchen is closed, the minutes count from its next opening.
 */
export function readyText(minutes: number, now: Date, days?: readonly SpecialDay[]): string {
  const isOpen = currentOpening(VENUE.kitchenHours, now, days) !== null;
  const from = isOpen ? nairobiClock(now).minutes : nextOpening(VENUE.kitchenHours, now, days);
  if (from === Infinity) return '';
  const { day, time } = momentText(Math.ceil((from + minutes) / GUESS_MINUTES) * GUESS_MINUTES, now);
  return day === 'today' ? `about ${time}` : `about ${time} on ${day}`;
}
