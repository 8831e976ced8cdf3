import { TABLE_HELD_MINUTES } from '@venue/shared/limits';
import { isIsoDate, minutesOf, nairobiClock, nairobiDate, timeOf } from '@venue/shared/rules';
import type { EventTicket, Reservation } from '@venue/shared/types';

const MINUTE_MS = 60_000;

/** A moment as text that sorts by time. A time that can't be read is the last of its day. */
const momentOf = (date: string, time: string) => `${date} ${minutesOf(time) === null ? '~' : time}`;

function soonestFirst<Row extends { status: string }>(
  rows: readonly Row[],
  since: string,
  startOf: (row: Row) => { date: string; moment: string },
): Row[] {
  return rows
    .map((row) => ({ row, ...startOf(row) }))
    .filter(({ row, date, moment }) => row.status === 'confirmed' && isIsoDate(date) && moment >= since)
    .sort((one, other) => (one.moment === other.moment ? 0 : one.moment < other.moment ? -1 : 1))
    .map(({ row }) => row);
}

/**
 * The confirmed reservations whose table is not given away yet, the soonest first; only confirmed ones count as upcoming
 * (requirements 4, Reservation status). Rows with an invalid date are ignored.
 */
export function upcomingReservations(reservations: readonly Reservation[], now: Date): Reservation[] {
  // The clock is set back instead of the time forward, so that a table is held past midnight too.
  const held = nairobiClock(new Date(now.getTime() - TABLE_HELD_MINUTES * MINUTE_MS));
  return soonestFirst(reservations, momentOf(held.date, timeOf(held.minutes)), ({ date, time }) => ({
    date,
    moment: momentOf(date, time),
  }));
}

/**
 * The confirmed tickets of events whose day has not ended, the soonest first. Rows with an invalid date are ignored.
 */
export function upcomingTickets(tickets: readonly EventTicket[], now: Date): EventTicket[] {
  return soonestFirst(tickets, nairobiDate(now), ({ eventDate }) => ({ date: eventDate, moment: eventDate }));
}

/** The N of "N awaiting confirmation": of what is still to come (decisions, Confirmed lists of the dashboard). */
export function countAwaiting<Row extends { status: string }>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  now: Date,
): number {
  const today = nairobiDate(now);
  return rows.filter((row) => row.status === 'pending' && isIsoDate(dayOf(row)) && dayOf(row) >= today)
    .length;
}
