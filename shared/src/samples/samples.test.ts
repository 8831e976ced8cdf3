// requirements 9, Sample orders
import { AMENITY_CATALOGUE } from '../limits';
import { addDays, cartTotal, isIsoDate, latestOrders } from '../rules';
import { ADMIN_MENU_CATEGORIES, RESERVATION_STATUSES } from '../types';
import { sampleEvents, sampleMenuItems, sampleOrders, sampleReservations, sampleStalls } from '.';

const now = new Date('2026-11-21T21:30:00Z'); // 00:30 on the 22nd in Nairobi
const today = '2026-11-22';

it('the sample orders of sign-in are two delivered orders of Grilled Tilapia', () => {
  const orders = sampleOrders(now);
  expect(orders).toMatchObject([
    { id: 'ORD-001', total: 2400, items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }] },
    { id: 'ORD-002', total: 3600, items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 3 }] },
  ]);
  for (const order of orders) {
    expect(order).toMatchObject({ status: 'delivered', type: 'delivery', paymentMethod: 'M-Pesa' });
    expect(order.total).toBe(cartTotal(order.items.map((item) => ({ ...item, id: 1 }))));
    expect(order.date < today).toBe(true);
  }
  expect(latestOrders(orders)[0]?.id).toBe('ORD-002');
});

it('the sample events are three, at 1500, 2500 and 3000 for 50, 30 and 20 guests', () => {
  const events = sampleEvents(now);
  expect(events.map(({ price, capacity }) => [price, capacity])).toEqual([
    [1500, 50],
    [2500, 30],
    [3000, 20],
  ]);
  for (const event of events) expect(event.date > today).toBe(event.status === 'upcoming');
});

it('the sample reservations are at least eight, for 2 to 6 guests around today, in every status', () => {
  const reservations = sampleReservations(now);
  expect(reservations.length).toBeGreaterThanOrEqual(8);
  expect(new Set(reservations.map(({ id }) => id)).size).toBe(reservations.length);
  expect(new Set(reservations.map(({ status }) => status))).toEqual(new Set(RESERVATION_STATUSES));
  for (const reservation of reservations) {
    expect(isIsoDate(reservation.date)).toBe(true);
    expect(reservation.time).toMatch(/^\d\d:(00|30)$/);
    expect(reservation.guests).toBeGreaterThanOrEqual(2);
    expect(reservation.guests).toBeLessThanOrEqual(6);
    if (reservation.phone) expect(reservation.phone).toMatch(/^\+254 /);
    expect(Date.parse(reservation.createdAt)).toBeLessThan(now.getTime());
  }
  expect(reservations.some(({ date }) => date === today)).toBe(true);
  expect(reservations.some(({ name }) => !name)).toBe(true);
  expect(reservations.some(({ name, phone }) => name && !phone)).toBe(true);
  expect(reservations.some(({ date }) => date === addDays(today, 1))).toBe(true);
});

it('the sample stalls are three, 1 to 3, with amenities of the catalogue and one with more than a row shows', () => {
  const stalls = sampleStalls();
  const known: string[] = AMENITY_CATALOGUE.map(({ id }) => id);
  expect(stalls.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(stalls.every(({ amenities }) => amenities.every((id) => known.includes(id)))).toBe(true);
  expect(stalls.some(({ amenities }) => amenities.length > 3)).toBe(true);
  expect(stalls.some(({ images }) => images.length === 0)).toBe(true);
  expect(stalls.every(({ menuHighlights }) => menuHighlights.length > 0)).toBe(true);
});

it('the sample dishes cover every category between 200 and 1500, and one belongs to a stall that is gone', () => {
  const items = sampleMenuItems();
  const stallIds = sampleStalls().map(({ id }) => id);
  expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => index + 1));
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(ADMIN_MENU_CATEGORIES));
  expect(items.every(({ price }) => price >= 200 && price <= 1500)).toBe(true);
  expect(items.filter(({ stallId }) => !stallIds.includes(stallId))).toHaveLength(1);
  expect(new Set(items.map(({ isAvailable }) => isAvailable))).toEqual(new Set([true, false]));
});

it('the samples are a new copy each time, so that edits in memory do not change them', () => {
  const [stall] = sampleStalls();
  stall?.amenities.push('99');
  expect(sampleStalls()[0]?.amenities).not.toContain('99');
});
