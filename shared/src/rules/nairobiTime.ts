import type { EventSeries } from '../types';

/** Day of the week; 0 is Sunday. */
export type Weekday = EventSeries['weekday'];

/** Local time in Nairobi: the date YYYY-MM-DD, the weekday and the minutes since midnight. */
export interface NairobiClock {
  date: string;
  weekday: Weekday;
  minutes: number;
}

/** IANA name of the venue's time zone: UTC+3 all year. */
export const NAIROBI_TIME_ZONE = 'Africa/Nairobi';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFSET_MS = 180 * MINUTE_MS;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * The date and time in Nairobi at an instant, whatever the visitor's time zone (decisions, Dates and times). Kenya has been
 * at UTC+3 since 1960 without summer time, so this needs no time zone data, which takes a phone tens of milliseconds to
 * load.
 */
export function nairobiClock(now: Date): NairobiClock {
  const local = new Date(now.getTime() + OFFSET_MS);
  // getUTCDay is 0 to 6 for every valid date.
  const weekday = local.getUTCDay() as Weekday;
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  return { date: local.toISOString().slice(0, 10), weekday, minutes };
}

/** Today in Nairobi, YYYY-MM-DD. */
export function nairobiDate(now: Date): string {
  return nairobiClock(now).date;
}

/** The date that many days later; earlier when the number is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Weekday of a date YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  // getUTCDay is 0 to 6 for every valid date.
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
}

/** Whether a text is an existing date, written YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  const time = ISO_DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Minutes since midnight of a time HH:mm; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = CLOCK_TIME.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A time HH:mm from minutes since midnight, 0 to 1439. */
export function timeOf(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
