import { SAMPLE_ORDER } from '../generated/samples';
import { addDays, nairobiDate } from '../rules/nairobiTime';
import type { Order } from '../types';

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
      total: 2 * SAMPLE_ORDER.price,
      items: [{ ...SAMPLE_ORDER, quantity: 2 }],
      type: 'delivery',
      paymentMethod: 'M-Pesa',
    },
    {
      id: 'ORD-002',
      date: addDays(today, -5),
      status: 'delivered',
      total: 3 * SAMPLE_ORDER.price,
      items: [{ ...SAMPLE_ORDER, quantity: 3 }],
      type: 'delivery',
      paymentMethod: 'M-Pesa',
    },
  ];
}
