import ICAL from 'ical.js';
import { calendarFile } from '@venue/shared/calendar';
import { type Booking, venueBooking } from './bookings';

const bookingEntry = (booking: Booking) => venueBooking(booking).entry;

const booking: Booking = {
  kind: 'table',
  id: null,
  form: {
    name: 'Otieno Ouma',
    email: 'otieno@example.com',
    phone: '0722 000 000',
    date: '2026-11-27',
    time: '22:00',
    guests: '10',
    occasion: 'Birthday',
    requests: 'A cake; candles, please',
  },
};

function eventOf(entry: ReturnType<typeof bookingEntry>) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entry, new Date('2026-11-21T09:00:00Z'))));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no entry.');
  return event;
}

it('the calendar entry of a table is in Nairobi time, tentative until it is confirmed', () => {
  const event = eventOf(bookingEntry(booking));
  expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
  expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-11-27T22:00:00');
  expect(String(event.getFirstPropertyValue('dtend'))).toBe('2026-11-28T00:00:00');
  expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event.getFirstPropertyValue('summary')).toBe('Table at Bustani Gardens');
  expect(event.getFirstPropertyValue('location')).toBe(
    'Bustani Gardens, Eastern Bypass, near Ruai Flyover, Nairobi',
  );
  expect(event.getFirstPropertyValue('description')).toBe(
    'Guests: 10+\nOccasion: Birthday\nSpecial Requests: A cake; candles, please\nQuestions? +254 700 000 000',
  );
});

it('the calendar entry of an event booking differs from that of a table at the same time', () => {
  const event = bookingEntry({ ...booking, kind: 'event', id: 'RES-007' });
  expect(event.title).toBe('Event at Bustani Gardens');
  expect(event.durationMinutes).toBe(180);
  expect(event.uid).toBe('res-007-2026-11-27-2200');
  expect(bookingEntry(booking).uid).toBe('table-2026-11-27-2200');
});

it('the summary of a reservation prints the number of guests as it was chosen', () => {
  const guests = (value: string) =>
    venueBooking({ ...booking, form: { ...booking.form, guests: value } }).details.find(
      ({ label }) => label === 'Guests',
    )?.value;
  expect([guests('9'), guests('10')]).toEqual(['9', '10+']);
});
