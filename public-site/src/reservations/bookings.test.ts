import { newRequest, requestEntry } from '@venue/shared/requests';
import ICAL from 'ical.js';
import { calendarFile } from '@venue/shared/calendar';
import { bookingRequest, type BookingKind } from './bookings';

const FORM = {
  name: 'Otieno Ouma',
  email: 'otieno@example.com',
  phone: '0722 000 000',
  date: '2026-11-27',
  time: '22:00',
  guests: '10',
  occasion: 'Birthday',
  requests: 'A cake; candles, please',
};
const MADE_AT = new Date('2026-11-21T09:00:00Z');

function eventOf(kind: BookingKind) {
  const entry = requestEntry(newRequest(bookingRequest(kind, FORM), null, MADE_AT));
  if (!entry) throw new Error('A booking has an entry.');
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(entry, MADE_AT)));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no entry.');
  return event;
}

it('the calendar entry of a table is in Nairobi time, tentative until it is confirmed', () => {
  const event = eventOf('table');
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

it('the calendar entry of an event booking is an event of three hours, and never that of a table', () => {
  const event = eventOf('event');
  expect(event.getFirstPropertyValue('summary')).toBe('Event at Bustani Gardens');
  expect(String(event.getFirstPropertyValue('dtend'))).toBe('2026-11-28T01:00:00');
  expect(event.getFirstPropertyValue('uid')).not.toBe(eventOf('table').getFirstPropertyValue('uid'));
});

it('the summary of a reservation prints the number of guests as it was chosen', () => {
  const guests = (value: string) =>
    bookingRequest('table', { ...FORM, guests: value }).details.find(({ label }) => label === 'Guests')
      ?.value;
  expect([guests('9'), guests('10')]).toEqual(['9', '10+']);
});
