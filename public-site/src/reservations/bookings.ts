import { reservationUid, VENUE_PLACE, type Booking as VenueBooking } from '@venue/shared/booking';
import { TABLE_STAY_MINUTES } from '@venue/shared/limits';
import { formatLongDate, formatTime } from '@venue/shared/rules';
import type { RequestDetail } from '@venue/shared/text';
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
  calendarTitle: string;
  /** Duration in the calendar. */
  minutes: number;
}

/** The two tabs of the form, which have the same fields (requirements 2, Reservations). */
export const BOOKINGS: Readonly<Record<BookingKind, BookingWords>> = {
  table: {
    label: 'Table Reservation',
    icon: 'utensils',
    intro: 'Tell us when and how many, and we keep a table for you in the garden or under the roof.',
    send: 'Reserve Table',
    thanks: 'Thank you for your reservation',
    opening: 'I would like to reserve a table.',
    calendarTitle: `Table at ${VENUE.name}`,
    minutes: TABLE_STAY_MINUTES,
  },
  event: {
    label: 'Event Booking',
    icon: 'calendar',
    intro: 'A birthday, an anniversary, a team lunch: name the occasion, and we call you about the rest.',
    send: 'Book Event',
    thanks: 'Thank you for your event booking',
    opening: 'I would like to book an event.',
    calendarTitle: `Event at ${VENUE.name}`,
    minutes: 180,
  },
};

export const BOOKING_KINDS: readonly BookingKind[] = ['table', 'event'];

/** A booking as it was requested; `id` is that of a signed-in customer's stored reservation. */
export interface Booking {
  kind: BookingKind;
  form: ReservationForm;
  id: string | null;
}

const reservationDetail = ({ id }: Booking): RequestDetail => ({ label: 'Reservation', value: id ?? '' });

/** The number of guests as it was chosen: "4", "10+". */
export const chosenGuests = ({ guests }: Pick<ReservationForm, 'guests'>): string =>
  guestOptions().find(({ value }) => value === guests)?.label ?? guests;

/** For how many it is, and what they wish. */
const wishDetails = ({ form }: Booking): RequestDetail[] => [
  { label: 'Guests', value: chosenGuests(form) },
  { label: 'Occasion', value: form.occasion },
  { label: 'Special Requests', value: form.requests },
];

/** What a booking is, and for whom; the details of empty fields are empty. */
function bookingFacts(booking: Booking): RequestDetail[] {
  const { kind, form } = booking;
  return [
    reservationDetail(booking),
    { label: 'Booking', value: BOOKINGS[kind].label },
    { label: 'Date', value: formatLongDate(form.date) },
    { label: 'Time', value: formatTime(form.time) },
    ...wishDetails(booking),
    { label: 'Name', value: form.name },
  ];
}

const bookingDetails = (booking: Booking): RequestDetail[] => [
  ...bookingFacts(booking),
  { label: 'Email', value: booking.form.email },
  { label: 'Phone', value: booking.form.phone },
];

/** The booking as a calendar entry, tentative until the venue confirms it. */
function bookingEntry(booking: Booking): VenueBooking['entry'] {
  const { kind, form, id } = booking;
  const { calendarTitle, minutes } = BOOKINGS[kind];
  const wanted = [reservationDetail(booking), ...wishDetails(booking)].filter(({ value }) => value !== '');
  return {
    uid: reservationUid({ ...form, id: id ?? kind }),
    title: calendarTitle,
    startsAt: { date: form.date, time: form.time },
    durationMinutes: minutes,
    location: VENUE_PLACE,
    description: [
      ...wanted.map(({ label, value }) => `${label}: ${value}`),
      `Questions? ${VENUE.phone}`,
    ].join('\n'),
    tentative: true,
  };
}

/** The booking as the device keeps it, without the guest's address and number. */
export const keptBooking = (booking: Booking): VenueBooking => ({
  details: bookingFacts(booking),
  entry: bookingEntry(booking),
});

/** The booking as its confirmation shows it. */
export const venueBooking = (booking: Booking): VenueBooking => ({
  details: bookingDetails(booking),
  entry: bookingEntry(booking),
});
