import { RESERVATIONS_PAGE } from '../catalogue/generated/words/reservationsPage';
import { VENUE_PLACE, type RequestDraft } from '@venue/shared/requests';
import { TABLE_STAY_MINUTES } from '@venue/shared/limits';
import { bookingDetails } from '@venue/shared/booking-text';
import type { IconName } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { guestOptions } from './reservationChoices';
import type { ReservationForm } from './form/checkReservation';

export type BookingKind = 'table' | 'event';

interface BookingWords {
  label: string;
  icon: IconName;
  intro: string;
  send: string;
  thanks: string;
  opening: string;
  title: string;
  /** Duration in the calendar. */
  minutes: number;
}

/** The two tabs of the form, which have the same fields (requirements 2, Reservations). */
export const BOOKINGS: Readonly<Record<BookingKind, BookingWords>> = {
  table: {
    label: 'Table Reservation',
    icon: 'utensils',
    intro: RESERVATIONS_PAGE.table,
    send: 'Reserve Table',
    thanks: 'Thank you for your reservation',
    opening: 'I would like to reserve a table.',
    title: `Table at ${VENUE.name}`,
    minutes: TABLE_STAY_MINUTES,
  },
  event: {
    label: 'Event Booking',
    icon: 'calendar',
    intro: 'A birthday, an anniversary, a team lunch: name the occasion, and we call you about the rest.',
    send: 'Book Event',
    thanks: 'Thank you for your event booking',
    opening: 'I would like to book an event.',
    title: `Event at ${VENUE.name}`,
    minutes: 180,
  },
};

export const BOOKING_KINDS: readonly BookingKind[] = ['table', 'event'];

/** The number of guests as it was chosen: "4", "10+". */
const chosenGuests = ({ guests }: Pick<ReservationForm, 'guests'>): string =>
  guestOptions().find(({ value }) => value === guests)?.label ?? guests;

/** What a booking asks the venue for. */
export function bookingRequest(kind: BookingKind, form: ReservationForm): RequestDraft {
  const { label, opening, title, minutes } = BOOKINGS[kind];
  const wish = { ...form, guests: chosenGuests(form) };
  const wishes = bookingDetails(wish, ['guests', 'occasion', 'requests']);
  return {
    kind,
    title,
    opening,
    details: [
      { label: 'Booking', value: label },
      ...bookingDetails(wish, ['date', 'time']),
      ...wishes,
      ...bookingDetails(wish, ['name', 'email', 'phone']),
    ],
    entry: {
      startsAt: { date: form.date, time: form.time },
      durationMinutes: minutes,
      location: VENUE_PLACE,
      description: [
        ...wishes.filter(({ value }) => value !== '').map((wish) => `${wish.label}: ${wish.value}`),
        `Questions? ${VENUE.phone}`,
      ].join('\n'),
    },
  };
}
