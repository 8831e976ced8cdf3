import { personDetails, VENUE_PLACE, type Booking } from '@venue/shared/booking';
import { formatLongDate } from '@venue/shared/rules';
import { statusLabel } from '@venue/shared/status';
import type { EventTicket, User } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';

/** A ticket as a booking. It knows the day of its event but not the time, so calendars get the whole day. */
export function ticketBooking(
  { id, eventTitle, eventDate, status, ticketType }: EventTicket,
  user: User | null,
): Booking {
  return {
    details: [
      { label: 'Ticket', value: id },
      { label: 'Event', value: eventTitle },
      { label: 'Date', value: formatLongDate(eventDate) },
      { label: 'Type', value: ticketType },
      { label: 'Status', value: statusLabel(status) },
      ...personDetails(user),
    ],
    entry: {
      uid: `${id.toLowerCase()}-${eventDate}`,
      title: `${eventTitle} at ${VENUE.name}`,
      startsAt: { date: eventDate },
      durationMinutes: 0,
      location: VENUE_PLACE,
      description: `Ticket: ${id}\nQuestions? ${VENUE.phone}`,
      tentative: status !== 'confirmed',
    },
  };
}
