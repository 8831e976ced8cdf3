import type { EventTicket, Reservation } from '@venue/shared/types';
import { upcomingReservations, upcomingTickets } from './upcoming';
import { findNextVisit } from './findNextVisit';

/** Saturday, 21 November 2026, 7:00 PM in Nairobi. */
const NOW = new Date('2026-11-21T16:00:00Z');

const table = (id: string, date: string, time = '19:00', more: Partial<Reservation> = {}): Reservation => ({
  id,
  date,
  time,
  guests: 4,
  status: 'confirmed',
  ...more,
});
const ticket = (id: string, eventDate: string, more: Partial<EventTicket> = {}): EventTicket => ({
  id,
  eventTitle: 'Jazz Night',
  eventDate,
  price: 0,
  status: 'confirmed',
  ticketType: 'Standard',
  ...more,
});
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('the upcoming reservations are those that are not past, the soonest first', () => {
  const reservations = [
    table('PAST', '2026-11-20'),
    table('LATER', '2026-12-24', '12:00'),
    table('EVENING', '2026-11-22', '20:00'),
    table('GIVEN-AWAY', '2026-11-21', '18:44'),
    table('NOON', '2026-11-22', '12:00'),
    table('HELD', '2026-11-21', '18:45'),
    table('UNREADABLE', 'soon'),
    table('SOME-TIME', '2026-11-22', 'evening'),
  ];
  expect(ids(upcomingReservations(reservations, NOW))).toEqual([
    'HELD',
    'NOON',
    'EVENING',
    'SOME-TIME',
    'LATER',
  ]);
});

it.each([
  ['00:05', '2026-11-21T21:05:00Z', ['RES-001']],
  ['00:06', '2026-11-21T21:06:00Z', []],
])('a table for 11:50 PM is upcoming while it is held past midnight: %s', (_, instant, expected) => {
  expect(ids(upcomingReservations([table('RES-001', '2026-11-21', '23:50')], new Date(instant)))).toEqual(
    expected,
  );
});

it('the upcoming tickets are those whose day has not ended in Nairobi, the soonest first', () => {
  const tickets = [
    ticket('LATER', '2026-12-01'),
    ticket('PAST', '2026-11-20'),
    ticket('TODAY', '2026-11-21'),
    ticket('UNREADABLE', 'Friday'),
  ];
  expect(ids(upcomingTickets(tickets, NOW))).toEqual(['TODAY', 'LATER']);
  expect(ids(upcomingTickets(tickets, new Date('2026-11-21T21:00:00Z')))).toEqual(['LATER']);
});

it('finding what is upcoming leaves the stored list as it is', () => {
  const reservations = [table('B', '2026-11-23'), table('A', '2026-11-22')];
  upcomingReservations(reservations, NOW);
  expect(ids(reservations)).toEqual(['B', 'A']);
});

const idOf = (visit: ReturnType<typeof findNextVisit>) =>
  visit && (visit.kind === 'table' ? visit.reservation.id : visit.ticket.id);

it('the next visit is the earliest of tables and events', () => {
  const tables = [table('RES-001', '2026-11-25'), table('RES-002', '2026-11-23', '20:00')];
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-24')], NOW))).toBe('RES-002');
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-22')], NOW))).toBe('TIC-001');
  expect(idOf(findNextVisit([...tables, table('RES-003', '2026-11-23', '12:30')], [], NOW))).toBe('RES-003');
});
