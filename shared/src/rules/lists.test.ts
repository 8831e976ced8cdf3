import type { EventTicket, Order, Reservation } from '../types';
import { confirmedReservations, confirmedTickets, countAwaiting, latestOrders } from './lists';

const order = (id: string, date: string): Order => ({
  id,
  date,
  status: 'delivered',
  total: 0,
  items: [],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
});
const reservation = (id: string, status: Reservation['status']): Reservation => ({
  id,
  status,
  date: '2026-11-21',
  time: '19:00',
  guests: 2,
});
const ticket = (id: string, status: EventTicket['status']): EventTicket => ({
  id,
  status,
  eventTitle: 'Jazz Night',
  eventDate: '2026-11-27',
  price: 0,
  ticketType: 'Standard',
});

describe('the latest orders', () => {
  const orders = [
    order('ORD-001', '2026-11-20'),
    order('ORD-002', '2026-11-21'),
    order('ORD-003', '2026-11-19'),
    order('ORD-004', '2026-11-21'),
  ];

  it('the latest orders come by date, and on one day the last appended first', () => {
    expect(latestOrders(orders).map(({ id }) => id)).toEqual(['ORD-004', 'ORD-002', 'ORD-001', 'ORD-003']);
  });

  it('the latest orders are limited to the number asked for, and the stored list is not changed', () => {
    const before = [...orders];
    expect(latestOrders(orders, 3).map(({ id }) => id)).toEqual(['ORD-004', 'ORD-002', 'ORD-001']);
    expect(latestOrders([], 3)).toEqual([]);
    expect(orders).toEqual(before);
  });
});

describe('confirmed only', () => {
  const statuses = ['pending', 'confirmed', 'cancelled', 'confirmed', 'confirmed'] as const;
  const reservations = statuses.map((status, index) => reservation(`RES-00${index}`, status));
  const tickets = statuses.map((status, index) => ticket(`TIC-00${index}`, status));

  it('only confirmed reservations count as upcoming', () => {
    expect(confirmedReservations(reservations, 2).map(({ id }) => id)).toEqual(['RES-001', 'RES-003']);
    expect(confirmedReservations(reservations)).toHaveLength(3);
  });

  it('only confirmed tickets are listed as confirmed', () => {
    expect(confirmedTickets(tickets, 2).map(({ id }) => id)).toEqual(['TIC-001', 'TIC-003']);
    expect(confirmedTickets(tickets)).toHaveLength(3);
  });

  it('only pending reservations await confirmation', () => {
    expect(countAwaiting(reservations)).toBe(1);
    expect(countAwaiting([])).toBe(0);
  });
});
