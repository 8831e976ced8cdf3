import ICAL from 'ical.js';
import { calendarFile } from '../calendar';
import type { Reservation } from '../types';
import { AMINA, request } from '../testing/fixtures';
import { isAhead, isTooLateToWrite } from './isAhead';
import { requestOfReservation } from './requestOf';
import { requestEntry } from './requestWords';

const RESERVATION: Reservation = {
  id: 'RES-001',
  date: '2026-11-27',
  time: '19:00',
  guests: 10,
  status: 'confirmed',
};
const nairobi = (moment: string) => new Date(`${moment}:00+03:00`);
const startingAt = (date: string, time?: string) => {
  const { entry } = requestOfReservation(RESERVATION, [], AMINA);
  return { entry: entry && { ...entry, startsAt: time === undefined ? { date } : { date, time } } };
};

it('a customer’s reservation is told as it was asked for, also where another customer has one of that number', () => {
  const record = { kind: 'RES', id: 'RES-001' } as const;
  const own = request('table-1', { owner: AMINA.id, record });
  const others = [request('table-2', { owner: 'customer-1', record }), own, request('table-3', { record })];
  expect(requestOfReservation(RESERVATION, others, AMINA)).toBe(own);
});

it('a reservation that nobody asked for here is told with what it and the account have', () => {
  const { id, details, answer } = requestOfReservation(RESERVATION, [], AMINA);
  expect([id, ...details.map(({ label, value }) => `${label}: ${value}`)]).toEqual([
    'RES-001',
    'Date: Friday, 27 November 2026',
    'Time: 7:00 PM',
    'Guests: 10+ guests',
    'Name: Amina Wanjiru',
    'Phone: +254 711 000 000',
  ]);
  expect(answer).toMatchObject({ is: 'yes' });
});

it.each([
  ['yes', 'CONFIRMED'],
  [null, 'TENTATIVE'],
] as const)('the calendar file of a table answered %s says %s, for two hours in Nairobi', (is, says) => {
  const made = request('table-1', { answer: is && { is, at: '2026-11-21T09:00:00.000Z' } });
  const entry = requestEntry(made);
  const text = entry ? calendarFile(entry, nairobi('2026-11-21T12:00')) : '';
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('uid')).toMatch(/^table-1@/);
  expect(event?.getFirstPropertyValue('status')).toBe(says);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-27T19:00:00');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-11-27T21:00:00');
});

it.each([
  ['2026-11-27', '19:00', '2026-11-27T16:59', false],
  ['2026-11-27', '19:00', '2026-11-27T17:00', false],
  ['2026-11-27', '19:00', '2026-11-27T17:01', true],
  ['2026-11-27', '19:00', '2026-11-28T09:00', true],
  ['2026-11-28', '00:30', '2026-11-27T22:30', false],
  ['2026-11-28', '00:30', '2026-11-27T22:31', true],
  ['2026-11-27', undefined, '2026-11-26T23:59', false],
  ['2026-11-27', undefined, '2026-11-27T00:00', true],
  ['2026-11-27', 'evening', '2026-11-27T08:00', true],
])('a booking of %s at %s can’t be changed in writing at %s: %s', (date, time, now, isTooLate) => {
  expect(isTooLateToWrite(startingAt(date, time), nairobi(now))).toBe(isTooLate);
});

it.each([
  ['2026-11-27', '2026-11-27T00:00', true],
  ['2026-11-27', '2026-11-27T23:59', true],
  ['2026-11-27', '2026-11-28T00:00', false],
  ['Every Friday', '2026-11-27T12:00', false],
])('a booking of %s is still ahead at %s: %s', (date, now, isStillAhead) => {
  expect(isAhead(startingAt(date, '19:00'), nairobi(now))).toBe(isStillAhead);
});
