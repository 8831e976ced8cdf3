// decisions, A booking's table
import { TABLE_STAY_MINUTES } from '@venue/shared/limits';
import { minutesOf } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';

type Seated = Pick<AdminReservation, 'id' | 'date' | 'time' | 'status' | 'tableNumber'>;

/** "7 + 8" are two tables. */
const tablesOf = ({ tableNumber }: Pick<Seated, 'tableNumber'>) =>
  (tableNumber ?? '')
    .toLowerCase()
    .split(/[,;+&/]/)
    .map((table) => table.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The other bookings that have one of its tables while it stays, by time; none for a cancelled one. */
export function tableClashes<Row extends Seated>(rows: readonly Row[], booking: Seated): Row[] {
  const tables = tablesOf(booking);
  const from = minutesOf(booking.time);
  if (tables.length === 0 || from === null || booking.status === 'cancelled') return [];
  const overlaps = ({ time }: Seated) => {
    const other = minutesOf(time);
    return other !== null && Math.abs(other - from) < TABLE_STAY_MINUTES;
  };
  return rows
    .filter(
      (row) =>
        row.id !== booking.id &&
        row.status !== 'cancelled' &&
        row.date === booking.date &&
        overlaps(row) &&
        tablesOf(row).some((table) => tables.includes(table)),
    )
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}
