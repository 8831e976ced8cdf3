import type { AdminReservation } from '@venue/shared/types';
import { guestMessage, isDecision } from './guestMessage';

const booking: AdminReservation = {
  ...{ id: 'RES-001', date: '2030-05-10', time: '19:00', guests: 4, status: 'confirmed', createdAt: '' },
  ...{ name: 'Achieng Otieno', tableNumber: '7' },
};

it('a confirmed guest reads name, date in words, time, guests, table, and what to do to change it', () => {
  expect(guestMessage('confirmed', booking)).toEqual({
    subject: 'Your booking at Bustani Gardens is confirmed',
    body: `Hello Achieng Otieno,

your booking at Bustani Gardens is confirmed: Friday, 10 May 2030 at 7:00 PM for 4 guests. Your table: 7.

To change or cancel it, please call +254 700 000 000 or write to hello@bustanigardens.example at least 2 hours ahead. We hold the table for 15 minutes.

Bustani Gardens, Eastern Bypass, near Ruai Flyover, Nairobi`,
  });
});

it('a guest whose booking is cancelled reads which one, and how to book another day', () => {
  const { subject, body } = guestMessage('cancelled', booking);
  expect(subject).toBe('Your booking at Bustani Gardens is cancelled');
  expect(body).toContain('is cancelled: Friday, 10 May 2030 at 7:00 PM for 4 guests.');
  expect(body).toContain('https://bustanigardens.example/reservations');
  expect(body).not.toContain('table');
});

it('a text without a name and a table greets a guest, names no table, and no line ends in a blank', () => {
  const { body } = guestMessage('confirmed', { ...booking, name: ' ', tableNumber: null });
  expect(body).toContain('Hello dear guest,');
  expect(body).not.toContain('Your table');
  expect(body).not.toMatch(/ $/m);
});

it.each([
  ['confirmed', true],
  ['cancelled', true],
  ['pending', false],
  ['seated', false],
])('a guest is told that a booking is %s: %s', (status, isTold) => {
  expect(isDecision(status)).toBe(isTold);
});
