import type { CalendarEntry } from '@venue/shared/calendar';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { useUserStore } from '@venue/shared/stores';
import { REPLY_WITHIN, type RequestDetail } from '@venue/shared/text';
import type { UpcomingEvent } from '../../catalogue/events';
import { useConfirmation } from '../../forms/useConfirmation';
import { nextEvent } from '../eventSeries';
import { nextEventEntry } from '../eventTimes';
import type { EventReservationForm } from './checkEventReservation';

/** A reservation as it was requested. */
export interface EventReservation {
  details: RequestDetail[];
  entry: CalendarEntry;
  /** True for a signed-in customer, who gets a ticket. */
  hasTicket: boolean;
}

const NO_RESERVATION: EventReservation = {
  details: [{ label: '', value: '' }],
  entry: {
    uid: '',
    title: '',
    startsAt: { date: '', time: '' },
    durationMinutes: 0,
    location: '',
    description: '',
  },
  hasTicket: false,
};

/**
 * Reserves places at an event's next date. Nothing is sent to a server (requirements 1, What is sent); the confirmation
 * offers WhatsApp.
 */
export function useEventReservation(event: UpcomingEvent) {
  const account = useUserStore();
  const { confirmed, confirm } = useConfirmation(NO_RESERVATION);

  const reserve = (form: EventReservationForm) => {
    const now = new Date();
    const entry = nextEventEntry(event, now);
    const { date, time } = nextEvent(event.series, now);
    const { user, addTicket } = account.getState();
    // A request is never a confirmed ticket and has no price (decisions, Event reservations of a customer).
    if (user)
      addTicket({
        eventTitle: event.title,
        eventDate: date,
        price: 0,
        status: 'pending',
        ticketType: 'Standard',
      });
    const details = [
      { label: 'Event', value: event.title },
      { label: 'Date', value: formatLongDate(date) },
      { label: 'Time', value: formatTime(time) },
      { label: 'Guests', value: String(Number(form.guests)) },
      { label: 'Name', value: form.name },
      { label: 'Email', value: form.email },
      { label: 'Phone', value: form.phone },
      { label: 'Special requests', value: form.requests },
    ];
    confirm(
      { details, entry: { ...entry, tentative: true }, hasTicket: user !== null },
      'Reservation Submitted!',
      `We'll confirm your booking ${REPLY_WITHIN}.`,
    );
  };

  return { reserved: confirmed, reserve };
}
