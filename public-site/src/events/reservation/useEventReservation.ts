import type { Booking } from '@venue/shared/booking';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { useUserStore } from '@venue/shared/stores';
import { REPLY_WITHIN } from '@venue/shared/text';
import type { UpcomingEvent } from '../../catalogue/events';
import { useConfirmation } from '../../forms/useConfirmation';
import { BLANK_BOOKING, keepGuestBooking } from '../../guest-bookings/useGuestBookings';
import { chosenEventEntry } from '../eventTimes';
import type { EventReservationForm } from './checkEventReservation';

/** A reservation as it was requested. */
export interface EventReservation extends Booking {
  /** True for a signed-in customer, who gets a ticket. */
  hasTicket: boolean;
}

const NO_RESERVATION: EventReservation = { ...BLANK_BOOKING, hasTicket: false };

/**
 * Reserves places at one of an event's next dates. Nothing is sent to a server (requirements 1, What is sent); the confirmation
 * offers WhatsApp. A guest's reservation is kept on the device (decisions, My booking).
 */
export function useEventReservation(event: UpcomingEvent) {
  const account = useUserStore();
  const { confirmed, confirm } = useConfirmation(NO_RESERVATION);

  const reserve = (form: EventReservationForm) => {
    const entry = { ...chosenEventEntry(event, form.date, new Date()), tentative: true };
    const guests = String(Number(form.guests));
    const { date, time = '' } = entry.startsAt;
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
    const facts = [
      { label: 'Event', value: event.title },
      { label: 'Date', value: formatLongDate(date) },
      { label: 'Time', value: formatTime(time) },
      { label: 'Guests', value: guests },
      { label: 'Name', value: form.name },
    ];
    const details = [
      ...facts,
      { label: 'Email', value: form.email },
      { label: 'Phone', value: form.phone },
      { label: 'Special requests', value: form.requests },
    ];
    if (!user) keepGuestBooking({ details: facts, entry }, guests);
    confirm(
      { details, entry, hasTicket: user !== null },
      'Reservation Submitted!',
      `We'll confirm your booking ${REPLY_WITHIN}.`,
    );
  };

  return { reserved: confirmed, reserve };
}
