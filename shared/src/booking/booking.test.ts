import ICAL from 'ical.js';
import { calendarFile } from '../calendar';
import type { Reservation } from '../types';
import { AMINA } from '../testing/fixtures';
import { bookingOf, isAhead, isTooLateToWrite, reservationUid, type Booking } from './booking';

const RESERVATION: Reservation = {
  id: 'RES-001',
  date: '2026-11-27',
  time: '19:00',
  guests: 10,
  status: 'confirmed',
};
const nairobi = (moment: string) => new Date(`${moment}:00+03:00`);
const startingAt = (date: string, time?: string): Booking => {
  const { details, entry } = bookingOf(RESERVATION, AMINA);
  return { details, entry: { ...entry, startsAt: time === undefined ? { date } : { date, time } } };
};

it('a stored reservation is told with its facts, and with who it is for', () => {
  const { details } = bookingOf(RESERVATION, AMINA);
  expect(details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Reservation: RES-001',
    'Date: Friday, 27 November 2026',
    'Time: 7:00 PM',
    'Guests: 10+ guests',
    'Status: Confirmed',
    'Name: Amina Wanjiru',
    'Phone: +254 711 000 000',
  ]);
});

it.each([
  ['confirmed', 'CONFIRMED'],
  ['pending', 'TENTATIVE'],
] as const)('the calendar file of a %s reservation says %s, for two hours in Nairobi', (status, says) => {
  const { entry } = bookingOf({ ...RESERVATION, status }, AMINA);
  const text = calendarFile(entry, nairobi('2026-11-21T12:00'));
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('status')).toBe(says);
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-27T19:00:00');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-11-27T21:00:00');
  expect(event?.getFirstPropertyValue('location')).toBe(
    'Bustani Gardens, Eastern Bypass, near Ruai Flyover, Nairobi',
  );
});

it('a reservation has one calendar file, whose name says its number, date and time', () => {
  expect(reservationUid(RESERVATION)).toBe('res-001-2026-11-27-1900');
  expect(bookingOf(RESERVATION, AMINA).entry.uid).toBe('res-001-2026-11-27-1900');
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
