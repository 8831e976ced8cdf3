import { addDays, isIsoDate, minutesOf, NAIROBI_TIME_ZONE, timeOf } from '../rules';
import { LINE_ENDS } from '../text/typedSigns';
import type { EventSeries } from '../types';
import { VENUE } from '../venue';

/** A calendar entry. Dates are YYYY-MM-DD and times HH:mm, both in Nairobi. Without a time it takes the whole day. */
export interface CalendarEntry {
  /** Unique among the venue's entries, so that a second file replaces the first: "friday-live-band-2026-11-27". */
  uid: string;
  title: string;
  startsAt: { date: string; time?: string };
  /** Of no meaning for a whole day. */
  durationMinutes: number;
  location: string;
  description: string;
  /** True while the venue has not confirmed it. */
  tentative?: boolean;
  /** It repeats without an end, except on dates YYYY-MM-DD; `startsAt` is the first of the series. */
  repeats?: { series: EventSeries; except: readonly string[] };
  /** Address of the page about it. */
  url?: string;
}

/** What a calendar that people subscribe to is called, and how often programs look for a new one. */
const SUBSCRIPTION = [
  `X-WR-CALNAME:${VENUE.name}`,
  'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  'X-PUBLISHED-TTL:P1D',
];
/** The weekdays of a recurrence, by `EventSeries.weekday`. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const MINUTES_A_DAY = 24 * 60;
/** Before a time of day. */
const ZONED = `TZID=${NAIROBI_TIME_ZONE}`;
/** Most bytes of a line (RFC 5545, 3.1). */
const LINE_BYTES = 75;

// UTC+3 all year, so one rule without an end is enough.
const NAIROBI = [
  'BEGIN:VTIMEZONE',
  `TZID:${NAIROBI_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:EAT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * An .ics file (RFC 5545) with one entry, in Nairobi time. Throws for a date or time that can't be read.
 * @param madeAt The current time.
 */
export function calendarFile(entry: CalendarEntry, madeAt: Date): string {
  return fileOf([], [entry], madeAt);
}

/** The same with many entries, for programs that subscribe to it. */
export function calendarFeed(entries: readonly CalendarEntry[], madeAt: Date): string {
  return fileOf(SUBSCRIPTION, entries, madeAt);
}

function fileOf(head: readonly string[], entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${VENUE.name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...head,
    ...NAIROBI,
    ...entries.flatMap((entry) => linesOf(entry, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, madeAt: Date): string[] {
  const { startsAt, repeats, url } = entry;
  const kind = startsAt.time === undefined ? 'VALUE=DATE' : ZONED;
  const [start, end] = spanOf(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}@${new URL(VENUE.siteUrl).hostname}`,
    `DTSTAMP:${madeAt.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;${kind}:${start}`,
    `DTEND;${kind}:${end}`,
    ...(repeats ? recurrenceOf(repeats, startsAt) : []),
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `STATUS:${entry.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

function recurrenceOf(
  { series, except }: Required<CalendarEntry>['repeats'],
  startsAt: CalendarEntry['startsAt'],
): string[] {
  const { weekday, weekOfMonth } = series;
  const rule = weekOfMonth ? `MONTHLY;BYDAY=${weekOfMonth}` : 'WEEKLY;BYDAY=';
  return [
    `RRULE:FREQ=${rule}${WEEKDAYS[weekday]}`,
    ...except.map((date) => `EXDATE;${ZONED}:${moment({ ...startsAt, date }, 0)}`),
  ];
}

/** When an entry starts and ends, as `moment` writes it. Throws for a date or time that can't be read. */
export const spanOf = ({ startsAt, durationMinutes }: CalendarEntry): [string, string] => [
  moment(startsAt, 0),
  moment(startsAt, startsAt.time === undefined ? MINUTES_A_DAY : durationMinutes),
];

/** "20261127T190000", a number of minutes after the start, also past midnight. Without a time "20261127". */
function moment({ date, time }: CalendarEntry['startsAt'], later: number): string {
  const start = time === undefined ? 0 : minutesOf(time);
  if (!isIsoDate(date)) throw new Error(`A calendar entry needs its date as YYYY-MM-DD, not "${date}".`);
  if (start === null) throw new Error(`A calendar entry needs its time as HH:mm, not "${time}".`);
  const minutes = start + later;
  const day = addDays(date, Math.floor(minutes / MINUTES_A_DAY)).replaceAll('-', '');
  if (time === undefined) return day;
  return `${day}T${timeOf(minutes % MINUTES_A_DAY).replace(':', '')}00`;
}

/** Escapes text for the format: control characters are removed, its punctuation gets a backslash. */
function escaped(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Folds a long line: it continues in the next one behind a space. No character is split. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let width = 0;
  let text = '';
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (width + size > LINE_BYTES) {
      text += '\r\n ';
      width = 1;
    }
    text += character;
    width += size;
  }
  return text;
}
