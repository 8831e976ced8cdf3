import { notify } from '@venue/shared/notify';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import { useUserStore } from '@venue/shared/stores';
import type { EventReservationForm } from '@venue/shared/types';
import { useState } from 'react';
import type { CalendarEntry } from '../../calendar/calendarFile';
import type { UpcomingEvent } from '../../catalogue/events';
import type { RequestDetail } from '../../forms/requestText';
import { nextEventEntry } from '../eventTimes';

/** A reservation as it was asked for. */
export interface EventReservation {
  /** Tells one reservation of this visit from the next. */
  number: number;
  event: UpcomingEvent;
  details: RequestDetail[];
  entry: CalendarEntry;
  /** It also waits among a signed-in customer's tickets. */
  hasTicket: boolean;
}

/** Asks for places at an event's next evening. Nothing is sent anywhere (spec 1): the confirmation offers WhatsApp. */
export function useEventReservation(event: UpcomingEvent) {
  const account = useUserStore();
  const [reserved, setReserved] = useState<EventReservation | null>(null);

  const reserve = (form: EventReservationForm) => {
    const entry = nextEventEntry(event, new Date());
    const { date, time } = entry.startsAt;
    const { user, addTicket } = account.getState();
    // decisions: a request never mints a confirmed ticket, and public events carry no price
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
    setReserved((last) => ({
      number: (last?.number ?? 0) + 1,
      event,
      details,
      entry: { ...entry, tentative: true },
      hasTicket: user !== null,
    }));
    notify.success('Reservation Submitted!', { text: "We'll confirm your booking within 24 hours." });
  };

  return { reserved, reserve };
}
