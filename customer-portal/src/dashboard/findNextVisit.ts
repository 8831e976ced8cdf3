import { TABLE_HELD_MINUTES } from '@venue/shared/limits';
import {
  confirmedReservations,
  confirmedTickets,
  isIsoDate,
  minutesOf,
  nairobiClock,
} from '@venue/shared/rules';
import type { EventTicket, Reservation } from '@venue/shared/types';

/** A visit to the garden: a reservation or a ticket. `date` is YYYY-MM-DD. */
export type Visit =
  | { kind: 'table'; date: string; reservation: Reservation }
  | { kind: 'event'; date: string; ticket: EventTicket };

/**
 * The earliest confirmed reservation or ticket that is not over; only confirmed ones count as upcoming (requirements 4,
 * Reservation status). A table counts until it is no longer held, an event until its day ends. Rows with an invalid
 * date are ignored.
 */
export function findNextVisit(
  reservations: readonly Reservation[],
  tickets: readonly EventTicket[],
  now: Date,
): Visit | null {
  const today = nairobiClock(now);
  const isAhead = (date: string, until: number) =>
    isIsoDate(date) && (date > today.date || (date === today.date && until >= today.minutes));
  const heldUntil = (time: string) => (minutesOf(time) ?? Infinity) + TABLE_HELD_MINUTES;

  const visits: (Visit & { minutes: number })[] = [
    ...confirmedReservations(reservations)
      .filter(({ date, time }) => isAhead(date, heldUntil(time)))
      .map((reservation) => ({
        kind: 'table' as const,
        date: reservation.date,
        minutes: minutesOf(reservation.time) ?? Infinity,
        reservation,
      })),
    ...confirmedTickets(tickets)
      .filter(({ eventDate }) => isAhead(eventDate, Infinity))
      .map((ticket) => ({ kind: 'event' as const, date: ticket.eventDate, minutes: Infinity, ticket })),
  ];
  const isEarlier = (a: (typeof visits)[number], b: (typeof visits)[number]) =>
    a.date < b.date || (a.date === b.date && a.minutes < b.minutes);
  return visits.reduce<(typeof visits)[number] | null>(
    (first, visit) => (first && !isEarlier(visit, first) ? first : visit),
    null,
  );
}
