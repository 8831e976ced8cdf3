import type { OpeningHours, SpecialDay } from '../types';
import { VENUE } from '../venue';
import { formatDate, formatTime, WEEKDAY_NAMES } from './dates';
import { addDays, minutesOf, nairobiClock, timeOf, weekdayOf } from './nairobiTime';
import { specialDayOn } from './specialDays';

const MINUTES_A_DAY = 24 * 60;
/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 366;

/** Whether a place is open, and the words that say so. */
export interface OpenState {
  open: boolean;
  /** "Open now", "Opens 7 AM", "Open 24 hours" or "Closed today". */
  title: string;
  /** "closes 9 PM" or the reason of a closed day; not where it is open day and night, or opens today or tomorrow. */
  detail?: string;
  /** Both: "Open now · closes 9 PM". */
  label: string;
}

/** Minutes since midnight; `closes` is beyond 24 hours where it is after midnight. */
interface Span {
  opens: number;
  closes: number;
}

/**
 * Whether a place is open in Nairobi now, and the label that says so. The opening minute is open, the closing minute
 * closed. A closing time before the opening time is after midnight. Equal times, or 00:00 to 24:00, mean open day and
 * night. Special days go before its usual hours (decisions, Special days).
 */
export function openState(
  usual: OpeningHours,
  now: Date,
  days: readonly SpecialDay[] = VENUE.specialDays,
): OpenState {
  const current = currentOpening(usual, now, days);
  if (current) {
    if (current.closes - current.opens === MINUTES_A_DAY) return state(true, 'Open 24 hours');
    return state(true, 'Open now', `closes ${shortTime(current.closes)}`);
  }
  const { date } = nairobiClock(now);
  const opens = opensText(usual, now, days);
  if (spanOn(usual, date, days)) return state(false, opens);
  const reason = specialDayOn(date, days)?.reason;
  return state(false, 'Closed today', reason ?? opens.replace('Opens', 'opens'));
}

/** From when until when a place is open now, in minutes since the midnight before now; null while it is closed. */
export function currentOpening(
  usual: OpeningHours,
  now: Date,
  days: readonly SpecialDay[] = VENUE.specialDays,
): Span | null {
  const { date, minutes } = nairobiClock(now);
  const night = spanOn(usual, addDays(date, -1), days);
  const lasting = night && { opens: night.opens - MINUTES_A_DAY, closes: night.closes - MINUTES_A_DAY };
  const spans = [lasting, spanOn(usual, date, days)];
  return spans.find((span) => span && span.opens <= minutes && minutes < span.closes) ?? null;
}

/** "Opens 7 AM" today or tomorrow, "Opens Sat, 26 Dec, 7 AM" later. */
export function opensText(usual: OpeningHours, now: Date, days?: readonly SpecialDay[]): string {
  const minutes = nextOpening(usual, now, days);
  if (minutes === Infinity) return 'Closed';
  const date = addDays(nairobiClock(now).date, Math.floor(minutes / MINUTES_A_DAY));
  const day = minutes < 2 * MINUTES_A_DAY ? '' : `${formatDate(date).slice(0, -5)}, `;
  return `Opens ${day}${shortTime(minutes)}`;
}

/** When a place opens next, in minutes since the midnight before now. */
export function nextOpening(
  usual: OpeningHours,
  now: Date,
  days: readonly SpecialDay[] = VENUE.specialDays,
): number {
  const { date, minutes } = nairobiClock(now);
  for (let day = 0; day <= DAYS_AHEAD; day += 1) {
    const span = spanOn(usual, addDays(date, day), days);
    const opening = span && day * MINUTES_A_DAY + span.opens;
    if (opening !== null && opening > minutes) return opening;
  }
  return Infinity;
}

const state = (open: boolean, title: string, detail?: string): OpenState =>
  detail === undefined
    ? { open, title, label: title }
    : { open, title, detail, label: `${title} · ${detail}` };

/** "11:00 AM - 9:30 PM, Fridays 11:00 AM - 11:00 PM, closed on Mondays"; `daily` is said where all weekdays are alike. */
export function usualHoursText({ closedOn, except = [], ...usual }: OpeningHours, daily = ', daily'): string {
  const text = ({ opens, closes }: OpeningHours) => `${formatTime(opens)} - ${formatTime(closes)}`;
  const named = (weekdays: readonly number[]) =>
    weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday]}s`).join(' and ');
  const others = except.map(({ on, ...hours }) => `, ${named(on)} ${text(hours)}`).join('');
  const closed = closedOn ? `, closed on ${named(closedOn)}` : '';
  return text(usual) + (others + closed || daily);
}

/** The hours of a place on a date; null on a day without. */
export function hoursOn(
  usual: OpeningHours,
  date: string,
  days: readonly SpecialDay[] = VENUE.specialDays,
): OpeningHours | null {
  const span = spanOn(usual, date, days);
  return span && { opens: timeOf(span.opens), closes: timeOf(span.closes % MINUTES_A_DAY) };
}

/**
 * A place that is usually open with the kitchen has the hours of a special day; the others keep their own, as far as
 * they are within those, and their weekdays.
 */
function spanOn(usual: OpeningHours, date: string, days: readonly SpecialDay[]): Span | null {
  const weekday = weekdayOf(date);
  const own = usual.closedOn?.includes(weekday)
    ? null
    : spanOf(usual.except?.find(({ on }) => on.includes(weekday)) ?? usual);
  const special = specialDayOn(date, days);
  if (!special) return own;
  if (special.hours === 'closed') return null;
  const venue = spanOf(special.hours);
  const { opens, closes } = VENUE.kitchenHours;
  if (usual.opens === opens && usual.closes === closes) return venue;
  if (!own) return null;
  const both = { opens: Math.max(own.opens, venue.opens), closes: Math.min(own.closes, venue.closes) };
  return both.opens < both.closes ? both : null;
}

function spanOf({ opens, closes }: OpeningHours): Span {
  const [start, end] = [momentOf(opens), momentOf(closes)];
  return { opens: start, closes: end > start ? end : end + MINUTES_A_DAY };
}

/** "9 PM" on the hour, otherwise "9:30 PM". */
function shortTime(minutes: number): string {
  return formatTime(timeOf(minutes % MINUTES_A_DAY)).replace(':00', '');
}

function momentOf(time: string): number {
  const minutes = minutesOf(time === '24:00' ? '00:00' : time);
  if (minutes === null) throw new Error(`Opening hours need HH:mm, not "${time}".`);
  return minutes;
}
