import type { AdminReservation, Order } from '@venue/shared/types';
import { byStatus, coversAhead, latestTotals, sumOf } from './chartBars';

const row = (date: string, guests: number, status: AdminReservation['status'] = 'pending') =>
  ({ id: date + guests, date, guests, status, time: '19:00', createdAt: '' }) satisfies AdminReservation;

describe('the figures of the dashboard', () => {
  it('the dashboard counts covers from today to the sixth day after, without the cancelled', () => {
    const rows = [
      row('2030-05-09', 9),
      row('2030-05-10', 4),
      row('2030-05-10', 2, 'cancelled'),
      row('2030-05-16', 6),
      row('2030-05-17', 8),
    ];
    const bars = coversAhead(rows, '2030-05-10');
    expect(bars.map(({ value }) => value)).toEqual([4, 0, 0, 0, 0, 0, 6]);
    expect(bars[0]?.label).toBe('2030-05-10');
    expect(sumOf(bars)).toBe(10);
  });

  it('the dashboard counts reservations by status', () => {
    const bars = byStatus([row('2030-05-10', 1), row('2030-05-10', 2, 'confirmed'), row('2030-05-11', 1)]);
    expect(bars).toEqual([
      { label: 'pending', value: 2 },
      { label: 'confirmed', value: 1 },
      { label: 'cancelled', value: 0 },
    ]);
  });

  it('the dashboard counts reservations with an unknown status too', () => {
    const bars = byStatus([row('2030-05-10', 1), row('2030-05-10', 2, 'seated')]);
    expect(sumOf(bars)).toBe(2);
    expect(bars.at(-1)).toEqual({ label: 'other', value: 1 });
  });

  it('the dashboard shows the latest seven orders, the oldest first', () => {
    const orders = Array.from({ length: 8 }, (_, index) => ({
      id: `ORD-00${index + 1}`,
      date: `2030-05-0${index + 1}`,
      total: index,
    })) as Order[];
    expect(latestTotals(orders).map(({ label }) => label)).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((number) => `ORD-00${number}`),
    );
  });

  it('the dashboard leaves cancelled orders out of its figures', () => {
    const orders = ['delivered', 'cancelled', 'confirmed'].map((status, index) => ({
      id: `ORD-00${index + 1}`,
      date: `2030-05-0${index + 1}`,
      total: 100 * (index + 1),
      status,
    })) as Order[];
    expect(latestTotals(orders)).toEqual([
      { label: 'ORD-001', value: 100 },
      { label: 'ORD-003', value: 300 },
    ]);
  });
});
