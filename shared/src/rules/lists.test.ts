import type { Order } from '../types';
import { latestOrders } from './lists';

const order = (id: string, date: string): Order => ({
  id,
  date,
  status: 'delivered',
  total: 0,
  items: [],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
});

describe('the latest orders', () => {
  const orders = [
    order('ORD-001', '2026-11-20'),
    order('ORD-002', '2026-11-21'),
    order('ORD-003', '2026-11-19'),
    order('ORD-004', '2026-11-21'),
  ];

  it('the latest orders come by date, on one day the last appended first, limited to the number asked for, and the stored list is not changed', () => {
    const before = [...orders];
    expect(latestOrders(orders).map(({ id }) => id)).toEqual(['ORD-004', 'ORD-002', 'ORD-001', 'ORD-003']);
    expect(latestOrders(orders, 3).map(({ id }) => id)).toEqual(['ORD-004', 'ORD-002', 'ORD-001']);
    expect(latestOrders([], 3)).toEqual([]);
    expect(orders).toEqual(before);
  });
});
