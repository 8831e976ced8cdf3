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

it('the next visit is the earliest of tables and events', () => {
  const tables = [table('RES-001', '2026-11-25'), table('RES-002', '2026-11-23', '20:00')];
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-24')], NOW))).toBe('RES-002');
  expect(idOf(findNextVisit(tables, [ticket('TIC-001', '2026-11-22')], NOW))).toBe('TIC-001');
  expect(idOf(findNextVisit([...tables, table('RES-003', '2026-11-23', '12:30')], [], NOW))).toBe('RES-003');
});
