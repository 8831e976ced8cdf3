import { calendarFile } from '@venue/shared/calendar';
import type { EventTicket } from '@venue/shared/types';
import { AMINA } from '@venue/shared/testing/fixtures';
import { ticketBooking } from './ticketBooking';

const TICKET: EventTicket = {
  id: 'TIC-002',
  eventTitle: 'Sunday Family Day',
  eventDate: '2026-11-29',
  price: 1500,
  status: 'confirmed',
  ticketType: 'Standard',
};

it('a ticket is told with its facts, and with who it is for', () => {
  expect(ticketBooking(TICKET, AMINA).details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Ticket: TIC-002',
    'Event: Sunday Family Day',
    'Date: Sunday, 29 November 2026',
    'Type: Standard',
    'Status: Confirmed',
    'Name: Amina Wanjiru',
    'Phone: +254 711 000 000',
  ]);
});

it.each([
  ['confirmed', 'CONFIRMED'],
  ['pending', 'TENTATIVE'],
] as const)(
  'the calendar file of a %s ticket says %s and takes the whole day, since a ticket has no time',
  (status, says) => {
    const file = calendarFile(ticketBooking({ ...TICKET, status }, AMINA).entry, new Date(0));
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261129\r\nDTEND;VALUE=DATE:20261130\r\n');
    expect(file).toContain('\r\nSUMMARY:Sunday Family Day at Bustani Gardens\r\n');
    expect(file).toContain(`\r\nSTATUS:${says}\r\n`);
  },
);
