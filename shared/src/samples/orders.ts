import { addDays, nairobiDate } from '../rules/nairobiTime';
import type { Order } from '../types';

const TILAPIA = { name: 'Grilled Tilapia', price: 1200 };

/**
 * The two delivered orders that a sign-in stores (requirements 9, Sample orders; decisions, Sample orders at sign-in),
 * dated relative to `now`.
 */
export function sampleOrders(now: Date): Order[] {
  const today = nairobiDate(now);
  return [
    {
      id: 'ORD-001',
      date: addDays(today, -12),
      status: 'delivered',
      total: 2400,
      items: [{ ...TILAPIA, quantity: 2 }],
      type: 'delivery',
      paymentMethod: 'M-Pesa',
    },
    {
      id: 'ORD-002',
      date: addDays(today, -5),
      status: 'delivered',
      total: 3600,
      items: [{ ...TILAPIA, quantity: 3 }],
      type: 'delivery',
      paymentMethod: 'M-Pesa',
    },
  ];
}
