import { venueNow } from '@venue/shared/browser';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { useUserStore } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import type { UpcomingEvent } from '../../catalogue/events';
import { useRequestPanel } from '../../forms/useRequestPanel';
import { chosenEventEntry } from '../eventTimes';
import type { EventReservationForm } from './checkEventReservation';

/**
 * Reserves places at one of an event's next dates. Nothing is sent to a server (requirements 1, What is sent); a signed-in
 * customer gets a ticket, which is pending and has no price (decisions, Event reservations of a customer).
 */
export function useEventReservation(event: UpcomingEvent) {
  const account = useUserStore();
  const { made, make } = useRequestPanel();

  const reserve = (form: EventReservationForm) => {
    const { title, startsAt, durationMinutes, location, description } = chosenEventEntry(
      event,
      form.date,
      venueNow(),
    );
    const { user, addTicket } = account.getState();
    const ticket =
      user &&
      addTicket({
        eventTitle: event.title,
        eventDate: startsAt.date,
        price: 0,
        status: 'pending',
        ticketType: 'Standard',
      });
    make(
      {
        kind: 'ticket',
        title,
        opening: `I would like to reserve places at ${event.title}.`,
        details: [
          { label: 'Event', value: event.title },
          { label: 'Date', value: formatLongDate(startsAt.date) },
          { label: 'Time', value: formatTime(startsAt.time ?? '') },
          { label: 'Guests', value: String(Number(form.guests)) },
          { label: 'Name', value: form.name },
          { label: 'Email', value: form.email },
          { label: 'Phone', value: form.phone },
          { label: 'Special requests', value: form.requests },
        ],
        entry: { startsAt, durationMinutes, location, description },
        record: ticket && { kind: 'TIC', id: ticket.id },
      },
      'Reservation Submitted!',
      `We'll confirm your booking ${REPLY_WITHIN}.`,
    );
  };

  return { made, reserve };
}
