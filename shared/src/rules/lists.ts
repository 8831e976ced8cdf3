import type { EventTicket, Order, Reservation } from '../types';

/** The latest orders first: by date descending, then last appended (decisions, Dates and times in data). */
export function latestOrders(orders: readonly Order[], limit = Infinity): Order[] {
  return [...orders]
    .reverse()
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, limit);
}

/** Confirmed reservations: the only ones that count as upcoming (requirements 4, Reservation status). */
export function confirmedReservations(reservations: readonly Reservation[], limit = Infinity): Reservation[] {
  return reservations.filter((reservation) => reservation.status === 'confirmed').slice(0, limit);
}

/** Confirmed tickets, as the dashboard lists them (requirements 2, Dashboard). */
export function confirmedTickets(tickets: readonly EventTicket[], limit = Infinity): EventTicket[] {
  return tickets.filter((ticket) => ticket.status === 'confirmed').slice(0, limit);
}

/** The N of "N awaiting confirmation" (decisions, Confirmed lists of the dashboard). */
export function countAwaiting(rows: readonly { status: string }[]): number {
  return rows.filter((row) => row.status === 'pending').length;
}
