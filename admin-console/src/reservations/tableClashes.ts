// decisions, A booking's table
import type { ReservationRow } from '@venue/shared/graphql';
import type { AdminReservation } from '@venue/shared/types';
import { latinDigits } from '@venue/shared/text';
import { VENUE } from '@venue/shared/venue';
import { byTime, overlap } from './stay';

export type Seated = Pick<AdminReservation, 'id' | 'date' | 'time' | 'guests' | 'status' | 'tableNumber'> &
  Pick<ReservationRow, 'attended'>;

const NUMBERED = /^(?:table|t)?\s*0*(\d+)$/;

/** "7", "07", "T7" and "Table 7" are one table, "7 + 8" are two. */
export const tablesOf = ({ tableNumber }: Pick<Seated, 'tableNumber'>) =>
  latinDigits((tableNumber ?? '').normalize('NFKC'))
    .toLowerCase()
    .split(/[,;+&/]/)
    .map((table) => table.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((table) => NUMBERED.exec(table)?.[1] ?? table);

/** Cancelled, gone or never come: its table is free. */
export const leavesItsTable = ({ status, attended }: Pick<Seated, 'status' | 'attended'>) =>
  status === 'cancelled' || attended?.as === 'gone' || attended?.as === 'no-show';

/** The others that are there then; none for a booking that needs no table. */
const othersThen = <Row extends Seated>(rows: readonly Row[], booking: Seated) =>
  leavesItsTable(booking)
    ? []
    : rows.filter((row) => row.id !== booking.id && !leavesItsTable(row) && overlap(row, booking));

/** The other bookings that have one of its tables while it stays, by time. */
export function tableClashes<Row extends Seated>(rows: readonly Row[], booking: Seated): Row[] {
  const tables = tablesOf(booking);
  if (tables.length === 0) return [];
  return othersThen(rows, booking)
    .filter((row) => tablesOf(row).some((table) => tables.includes(table)))
    .sort(byTime);
}

/** Which of its tables another booking has. */
export const sharedTables = (booking: Pick<Seated, 'tableNumber'>, others: readonly Seated[]) =>
  tablesOf(booking).filter((table) => others.some((other) => tablesOf(other).includes(table)));

/** By their numbers. */
export const VENUE_TABLES: readonly string[] = Array.from({ length: VENUE.tables }, (_, index) =>
  String(index + 1),
);

/** The venue's tables that nobody has while the booking stays. */
export function freeTables(rows: readonly Seated[], booking: Seated): string[] {
  const taken = new Set(othersThen(rows, booking).flatMap(tablesOf));
  return VENUE_TABLES.filter((table) => !taken.has(table));
}
