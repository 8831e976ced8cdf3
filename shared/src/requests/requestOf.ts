import { venueNow } from '../browser';
import { TABLE_STAY_MINUTES } from '../limits';
import { formatLongDate, formatTime, guestsText } from '../rules';
import type { EventTicket, Order, Reservation, User } from '../types';
import { VENUE } from '../venue';
import { newRequest } from './newRequest';
import { orderDetails } from './orderDetails';
import type { RequestDraft, RequestRecord, VenueRequest } from './venueRequest';

/** Where calendars say that a visit is. */
export const VENUE_PLACE = `${VENUE.name}, ${VENUE.address.street}, ${VENUE.address.city}`;

type Owner = Pick<User, 'id' | 'name' | 'phone'> | null;

/**
 * The customer's request of a record. One that has none, as after a change of the storage by hand, gets what record and
 * account say; its id is then the record's.
 */
function requestOf(
  record: RequestRecord,
  status: string,
  requests: readonly VenueRequest[],
  user: Owner,
  draft: () => RequestDraft,
): VenueRequest {
  const made = requests
    .filter(({ owner, record: own }) => {
      const isOwn = owner === (user?.id ?? null);
      return isOwn && own?.kind === record.kind && own.id === record.id;
    })
    .at(-1);
  if (made) return made;
  const { details, ...more } = draft();
  const person = [
    { label: 'Name', value: user?.name ?? '' },
    { label: 'Phone', value: user?.phone ?? '' },
  ];
  const told = newRequest({ ...more, details: [...details, ...person], record }, user, venueNow());
  return {
    ...told,
    id: record.id,
    answer: status === 'confirmed' ? { is: 'yes', at: told.madeAt } : null,
  };
}

export function requestOfReservation(
  { id, date, time, guests, status }: Reservation,
  requests: readonly VenueRequest[],
  user: Owner,
): VenueRequest {
  return requestOf({ kind: 'RES', id }, status, requests, user, () => ({
    kind: 'table',
    title: `Reservation at ${VENUE.name}`,
    opening: 'I would like to reserve a table.',
    details: [
      { label: 'Date', value: formatLongDate(date) },
      { label: 'Time', value: formatTime(time) },
      { label: 'Guests', value: guestsText(guests) },
    ],
    entry: {
      startsAt: { date, time },
      durationMinutes: TABLE_STAY_MINUTES,
      location: VENUE_PLACE,
      description: `Questions? ${VENUE.phone}`,
    },
  }));
}

export function requestOfTicket(
  { id, eventTitle, eventDate, status }: EventTicket,
  requests: readonly VenueRequest[],
  user: Owner,
): VenueRequest {
  return requestOf({ kind: 'TIC', id }, status, requests, user, () => ({
    kind: 'ticket',
    title: `${eventTitle} at ${VENUE.name}`,
    opening: `I would like to reserve places at ${eventTitle}.`,
    details: [
      { label: 'Event', value: eventTitle },
      { label: 'Date', value: formatLongDate(eventDate) },
    ],
    // The ticket knows the day of its event but not the time, so calendars get the whole day.
    entry: {
      startsAt: { date: eventDate },
      durationMinutes: 0,
      location: VENUE_PLACE,
      description: `Questions? ${VENUE.phone}`,
    },
  }));
}

export function requestOfOrder(
  { id, total, items, status }: Order,
  requests: readonly VenueRequest[],
  user: Owner,
): VenueRequest {
  return requestOf({ kind: 'ORD', id }, status, requests, user, () => ({
    kind: 'order',
    title: `Order ${id}`,
    opening: 'I would like to order:',
    details: orderDetails(items, total),
    amount: total,
  }));
}
