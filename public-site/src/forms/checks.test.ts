import { checkCustomer } from '../cartpage/checkCustomer';
import { checkContact } from '../contact/checkContact';
import { checkEventReservation } from '../events/reservation/checkEventReservation';
import { checkDelivery } from '../order/panel/checkDelivery';
import { checkInquiry } from '../plan-event/checkInquiry';
import { checkReservation } from '../reservations/form/checkReservation';

const now = new Date('2026-11-21T21:30:00Z'); // 00:30 on the 22nd in Nairobi

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };
const event = { ...person, guests: '2' };
const table = { ...person, date: '2026-11-22', time: '19:00', guests: '4' };
const inquiry = {
  eventName: 'Team lunch',
  date: '2026-12-01',
  time: '13:00',
  guests: '60',
  contactName: 'Amina Yusuf',
  contactEmail: 'amina@example.com',
  contactPhone: '0700 000 000',
};
const NO_CHOICES = { eventType: '', duration: '', budget: '', description: '', specialRequests: '' };
const ofInquiry = (answers: typeof inquiry) => checkInquiry({ ...answers, ...NO_CHOICES }, now);
const ofTable = (answers: typeof table) => checkReservation({ ...answers, occasion: '', requests: '' }, now);

/** Each form with what it requires, filled in; all else is left empty. */
const FORMS: [string, Record<string, string>, (answers: never) => object][] = [
  [
    'a message to the venue',
    { name: 'Amina', email: 'amina@example.com', subject: 'Parking', message: 'Where?' },
    (answers: Parameters<typeof checkContact>[0]) => checkContact({ ...answers, phone: '' }),
  ],
  ['the checkout', person, (answers: typeof person) => checkCustomer({ ...answers, address: '', notes: '' })],
  [
    'a delivery',
    { name: 'Amina Yusuf', phone: '0700 000 000', address: 'Ruai' },
    (answers: Parameters<typeof checkDelivery>[0]) => checkDelivery({ ...answers, instructions: '' }),
  ],
  [
    'an event reservation',
    event,
    (answers: typeof event) => checkEventReservation({ ...answers, date: '', requests: '' }),
  ],
  ['a table reservation', table, ofTable],
  ['an event inquiry', inquiry, ofInquiry],
];

it.each(FORMS)(
  '%s requires each of %j, blanks do not count, and nothing else is required',
  (_, answers, check) => {
    expect(check(answers as never)).toEqual({});
    const blank = Object.fromEntries(Object.keys(answers).map((field) => [field, ' ']));
    expect(Object.keys(check(blank as never)).sort()).toEqual(Object.keys(answers).sort());
  },
);

it.each([
  ['0', false],
  ['1', true],
  ['10', true],
  ['11', false],
  ['2.5', false],
  ['-1', false],
  ['1e1', false],
  ['two', false],
])('an event reservation for "%s" guests is accepted: %s', (guests, accepted) => {
  const errors = checkEventReservation({ ...event, guests, date: '', requests: '' });
  const problem = expect.stringContaining('Enter a whole number from 1 to 10');
  expect(errors).toEqual(accepted ? {} : { guests: problem });
});

it.each(['0', '2.5'])('an event inquiry for %s guests is refused', (guests) => {
  expect(ofInquiry({ ...inquiry, guests })).toEqual({ guests: expect.any(String) });
});

it.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-23', true],
  ['20261-11-22', false],
  ['0026-11-22', false],
  ['2062-11-22', false],
])('shortly after midnight in Nairobi on the 22nd, %s can be booked: %s', (date, accepted) => {
  const errors = accepted ? {} : { date: expect.any(String) };
  expect(ofTable({ ...table, date })).toEqual(errors);
  expect(ofInquiry({ ...inquiry, date })).toEqual(errors);
});

it.each([
  ['2026-12-25', '13:00', { date: expect.stringContaining('Christmas Day') }],
  ['2027-01-01', '12:59', { time: expect.stringContaining('open 1:00 PM - 10:00 PM') }],
  ['2027-01-01', '13:00', {}],
])('a booking for %s at %s meets the special days of the venue: %j', (date, time, errors) => {
  expect(ofTable({ ...table, date, time })).toEqual(errors);
  expect(ofInquiry({ ...inquiry, date, time })).toEqual(errors);
});
