import type { EventTicket, Reservation } from '@venue/shared/types';
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
const idOf = (visit: ReturnType<typeof findNextVisit>) =>
  visit && (visit.kind === 'table' ? visit.reservation.id : visit.ticket.id);

it.each([
  ['the day before', '2026-11-20', '19:00', null],
  ['earlier today, table given away', '2026-11-21', '18:44', null],
  ['earlier today, table still held', '2026-11-21', '18:45', 'RES-001'],
  ['right now', '2026-11-21', '19:00', 'RES-001'],
  ['tomorrow morning', '2026-11-22', '07:00', 'RES-001'],
  ['today at a time nobody can read', '2026-11-21', 'evening', 'RES-001'],
  ['on a date nobody can read', 'soon', '19:00', null],
])('the next visit is right for a table %s', (_, date, time, expected) => {
  expect(idOf(findNextVisit([table('RES-001', date, time)], [], NOW))).toBe(expected);
});

it('the next visit is the earliest of tables and events', () => {
  const tables = [table('RES-001', '2026-11-25'), table('RES-002', '2026-11-23', '20:00')];
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-24')], NOW))).toBe('RES-002');
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-22')], NOW))).toBe('TIC-001');
  expect(idOf(findNextVisit([...tables, table('RES-003', '2026-11-23', '12:30')], [], NOW))).toBe('RES-003');
});

it('the next visit is always a confirmed one', () => {
  const tables = [
    table('RES-001', '2026-11-22', '19:00', { status: 'pending' }),
    table('RES-002', '2026-11-22', '19:00', { status: 'cancelled' }),
  ];
  expect(findNextVisit(tables, [ticket('TIC-001', '2026-11-22', { status: 'cancelled' })], NOW)).toBeNull();
});

it('the next visit goes by the date in Nairobi, where it may be tomorrow already', () => {
  const lateEvening = new Date('2026-11-21T21:30:00Z');
  expect(findNextVisit([], [ticket('TIC-001', '2026-11-21')], lateEvening)).toBeNull();
  expect(idOf(findNextVisit([], [ticket('TIC-001', '2026-11-22')], lateEvening))).toBe('TIC-001');
});
