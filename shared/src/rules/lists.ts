import type { EventTicket, Order, Reservation } from '../types';

/** Sorts the latest first: by moment descending, then last appended (decisions, Dates and times in data). */
export function latestFirst<Row>(rows: readonly Row[], momentOf: (row: Row) => string): Row[] {
  return [...rows].reverse().sort((one, other) => {
    const [a, b] = [momentOf(one), momentOf(other)];
    return a === b ? 0 : a < b ? 1 : -1;
  });
}

/** Orders, the latest first. */
export function latestOrders(orders: readonly Order[], limit = Infinity): Order[] {
  return latestFirst(orders, ({ date }) => date).slice(0, limit);
}

/** Confirmed reservations, the latest first; only these count as upcoming (requirements 4, Reservation status). */
export function confirmedReservations(reservations: readonly Reservation[], limit = Infinity): Reservation[] {
  return reservations.filter((reservation) => reservation.status === 'confirmed').slice(0, limit);
}

/** Confirmed tickets, the latest first, as the dashboard lists them (requirements 2, Dashboard). */
export function confirmedTickets(tickets: readonly EventTicket[], limit = Infinity): EventTicket[] {
  return tickets.filter((ticket) => ticket.status === 'confirmed').slice(0, limit);
}

/** The N of "N awaiting confirmation" (decisions, Confirmed lists of the dashboard). */
export function countAwaiting(rows: readonly { status: string }[]): number {
  return rows.filter((row) => row.status === 'pending').length;
}
