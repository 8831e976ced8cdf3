import type { EventTicket, Reservation } from '@venue/shared/types';
import { upcomingReservations, upcomingTickets } from './upcoming';

/** A visit to the garden: a reservation or a ticket. `date` is YYYY-MM-DD. */
export type Visit =
  | { kind: 'table'; date: string; reservation: Reservation }
  | { kind: 'event'; date: string; ticket: EventTicket };

/** The earliest upcoming reservation or ticket; on the same day the table, because a ticket has no time. */
export function findNextVisit(
  reservations: readonly Reservation[],
  tickets: readonly EventTicket[],
  now: Date,
): Visit | null {
  const [reservation] = upcomingReservations(reservations, now);
  const [ticket] = upcomingTickets(tickets, now);
  if (reservation && !(ticket && ticket.eventDate < reservation.date))
    return { kind: 'table', date: reservation.date, reservation };
  return ticket ? { kind: 'event', date: ticket.eventDate, ticket } : null;
}
