import { DELIVERY_FEE_KSH } from '../limits';
import type { Order } from '../types';

/** What an order's total holds beyond its dishes; `amount` in KSh, negative for a discount. */
export interface OrderRemainder {
  label: 'Delivery' | 'Other charges' | 'Discount';
  amount: number;
}

/**
 * Names the difference between an order's total and its dishes, null when there is none. An order stores its total
 * only, so just the exact fee of a delivery can be told from other charges.
 */
export function orderRemainder({
  items,
  total,
  type,
}: Pick<Order, 'items' | 'total' | 'type'>): OrderRemainder | null {
  const amount = items.reduce((rest, { price, quantity }) => rest - price * quantity, total);
  return amount === 0 ? null : { label: labelOf(amount, type), amount };
}

function labelOf(amount: number, type: string): OrderRemainder['label'] {
  if (amount < 0) return 'Discount';
  return type.toLowerCase() === 'delivery' && amount === DELIVERY_FEE_KSH ? 'Delivery' : 'Other charges';
}
