import { addDays, latestOrders } from '@venue/shared/rules';
import { RESERVATION_STATUSES, type AdminReservation, type Order } from '@venue/shared/types';

/** One number of a chart. */
export interface Bar {
  label: string;
  value: number;
}

const DAYS = 7;
const LAST_ORDERS = 7;

/** People who come in the next seven days, today first; cancelled bookings do not count. */
export function coversAhead(rows: readonly AdminReservation[], today: string): Bar[] {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const covers = new Map(days.map((day) => [day, 0]));
  for (const { date, guests, status } of rows) {
    const before = covers.get(date);
    if (before !== undefined && status !== 'cancelled') covers.set(date, before + guests);
  }
  return days.map((day) => ({ label: day, value: covers.get(day) ?? 0 }));
}

/** Reservations by status; unknown statuses are counted together. */
export function byStatus(rows: readonly AdminReservation[]): Bar[] {
  const known = RESERVATION_STATUSES.map((status) => ({
    label: status,
    value: rows.filter((row) => row.status === status).length,
  }));
  const others = rows.length - sumOf(known);
  return others === 0 ? known : [...known, { label: 'other', value: others }];
}

/** Totals of the latest orders, the oldest first; cancelled ones do not count, as with the covers. */
export function latestTotals(orders: readonly Order[]): Bar[] {
  const counted = orders.filter(({ status }) => status !== 'cancelled');
  return latestOrders(counted, LAST_ORDERS)
    .reverse()
    .map(({ id, total }) => ({ label: id, value: total }));
}

export const sumOf = (bars: readonly Bar[]) => bars.reduce((sum, { value }) => sum + value, 0);
