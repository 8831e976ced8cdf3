import { DELIVERY_FEE_KSH } from '../limits';
import type { Order } from '../types';

/** The part of an order's total that its dishes don't explain; `amount` in KSh, negative for a discount. */
export interface OrderRemainder {
  label: 'Delivery' | 'Other charges' | 'Discount';
  amount: number;
}

/**
 * Names the difference between an order's total and the sum of its dishes; null when there is none. An order stores
 * only its total, so only a difference of exactly the delivery fee can be recognised as delivery.
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
