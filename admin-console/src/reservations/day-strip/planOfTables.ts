// decisions, A plan of tables
import { RESERVATION_SLOT_MINUTES } from '@venue/shared/limits';
import { businessTime } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { stayOf } from '../stay';
import { leavesItsTable, tablesOf, VENUE_TABLES, type Seated } from '../tableClashes';
import { coversOf } from './covers';

/** Who has a table from one half-hour on, for so many; nobody for one half-hour in an empty cell. */
interface PlanCell<Row> {
  time: string;
  span: number;
  bookings: Row[];
}

interface PlanRow<Row> {
  /** Empty for the parties without one. */
  table: string;
  cells: PlanCell<Row>[];
}

/** Bookings of one table that meet share a cell, so that a table given twice is seen. */
function cellsOf<Row>(stays: readonly { row: Row; from: number; to: number }[], times: readonly string[]) {
  const cells: PlanCell<Row>[] = [];
  for (let slot = 0; slot < times.length;) {
    const bookings: Row[] = [];
    let end = slot + 1;
    for (const stay of stays)
      if (stay.from < end && stay.to > slot) {
        bookings.push(stay.row);
        end = Math.max(end, Math.min(stay.to, times.length));
      }
    cells.push({ time: times[slot] ?? '', span: bookings.length > 0 ? end - slot : 1, bookings });
    slot = end;
  }
  return cells;
}

/** Every table of the venue by half-hours of a business day, and above it who has none yet. */
export function planOfTables<Row extends AdminReservation & Pick<Seated, 'attended'>>(
  bookings: readonly Row[],
) {
  const times = coversOf([...bookings]).slots.map(({ time }) => time);
  const first = businessTime({ date: '', time: times[0] ?? '' }).minutes ?? 0;
  const slotAt = (minutes: number) => (minutes - first) / RESERVATION_SLOT_MINUTES;
  const byTable = new Map<string, { row: Row; from: number; to: number }[]>();
  for (const row of bookings) {
    const stay = stayOf(row);
    if (!stay || leavesItsTable(row)) continue;
    const place = { row, from: Math.floor(slotAt(stay.from)), to: Math.ceil(slotAt(stay.to)) };
    const tables = tablesOf(row);
    for (const table of tables.length > 0 ? tables : [''])
      byTable.set(table, [...(byTable.get(table) ?? []), place]);
  }
  const others = [...byTable.keys()].filter((table) => table !== '' && !VENUE_TABLES.includes(table)).sort();
  const tables = [...(byTable.has('') ? [''] : []), ...VENUE_TABLES, ...others];
  const rows: PlanRow<Row>[] = tables.map((table) => ({
    table,
    cells: cellsOf(byTable.get(table) ?? [], times),
  }));
  return { times, rows };
}
