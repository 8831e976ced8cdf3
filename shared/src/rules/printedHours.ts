import type { HoursSet } from '../venue';
import { WEEKDAY_NAMES } from './dates';
import { timeOf, weekdayOf, type Weekday } from './nairobiTime';

const PRINTED_TIME = /(\d{1,2}):(\d{2}) ([AP]M)/g;

/** Start and end, HH:mm, from printed hours such as "7:00 PM - 11:00 PM". */
export function printedHours(printed: string): { start: string; end: string } {
  const [start, end] = [...printed.matchAll(PRINTED_TIME)].map(([, hour, minute, half]) =>
    timeOf(((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute)),
  );
  if (start === undefined || end === undefined)
    throw new Error(`Printed hours read "7:00 PM - 11:00 PM", not "${printed}".`);
  return { start, end };
}

/** Whether printed days, "Mon-Thu" or "Sun", have a weekday among them. */
function hasWeekday(days: string, weekday: Weekday): boolean {
  const [from = 0, until = from] = days
    .split('-')
    .map((name) => WEEKDAY_NAMES.findIndex((day) => day.startsWith(name)));
  return from <= until ? weekday >= from && weekday <= until : weekday >= from || weekday <= until;
}

/** The printed hours of a date YYYY-MM-DD, special days aside; undefined for a day without, or one that is "Closed". */
export function printedHoursOn({ rows }: HoursSet, date: string) {
  const row = rows.find(({ days }) => hasWeekday(days, weekdayOf(date)));
  return row && row.hours !== 'Closed' ? printedHours(row.hours) : undefined;
}
