import fc from 'fast-check';
import { timeOf } from '../rules';
import { LINE_ENDS, requestText } from '../text';
import { bookingDetails, type BookingWish, readBooking } from '.';

const FIELDS = ['date', 'time', 'guests', 'occasion', 'requests', 'name', 'email', 'phone'] as const;
const message = (wish: BookingWish) =>
  requestText('I would like to reserve a table.', [
    { label: 'Booking', value: 'Table Reservation' },
    ...bookingDetails(wish, FIELDS),
    { label: 'Reference', value: 'A7-Q2' },
  ]);

const pad = (part: number, length = 2) => String(part).padStart(length, '0');
const date = fc
  .record({
    year: fc.integer({ min: 2000, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${year}-${pad(month)}-${pad(day)}`);
const time = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(LINE_ENDS, ' ').trim());
/** Of several lines, which may look like those of the message. */
const lines = fc
  .array(fc.oneof(line, fc.constantFrom('Phone: 1', 'Name: Eve', '  Date: never', '')))
  .map((parts) => parts.join('\n').trim());

it('what a page writes of a booking is read again as it was', () => {
  const wishes = fc.record({
    ...{ date, time, occasion: line, requests: lines, name: line, email: line, phone: line },
    guests: fc.constantFrom('1', '4', '10'),
  });
  fc.assert(
    fc.property(wishes, (wish) => {
      const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''));
      expect(readBooking(message(wish))).toEqual({ wish: given, unread: [] });
    }),
  );
});

it.each([
  ['Date: 10/5/2030', { date: '2030-05-10' }],
  ['date: fri 10th of may, 2030', { date: '2030-05-10' }],
  ['*Date:* Friday 10th May 2030', { date: '2030-05-10' }],
  ['> Date: 2030-05-10', { date: '2030-05-10' }],
  ['Date: 31 February 2030', {}],
  ['Time: 7pm', { time: '19:00' }],
  ['Time: 12:15 a.m.', { time: '00:15' }],
  ['Time: 7.30 PM please', { time: '19:30' }],
  ['Time: around 7', {}],
  ['TIME: 19:05', { time: '19:05' }],
  ['Guests: 10+', { guests: '10' }],
  ['Guests: we are 6 now', { guests: '6' }],
  ['Guests: ٤', { guests: '4' }],
  ['\u200EDate\u00A0： \u206810/5/2030\u2069', { date: '2030-05-10' }],
  ['Name: Amina\u2028Guests: 40', { name: 'Amina', guests: '40' }],
  ['Hello Bustani Gardens!', {}],
  ['Special requests: a cake\nand candles', { requests: 'a cake\nand candles' }],
])('of the changed message "%s" is read %j', (text, wish) => {
  expect(readBooking(text).wish).toEqual(wish);
});

it('what cannot be read is told with its label', () => {
  expect(readBooking('Date: next Friday\nTime: 7pm\nGuests: some').unread).toEqual([
    'Date: next Friday',
    'Guests: some',
  ]);
});
