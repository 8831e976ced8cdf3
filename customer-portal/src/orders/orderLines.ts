import type { Order } from '@venue/shared/types';

/** A line of a bill; `amount` in KSh. */
export interface OrderLine {
  what: string;
  amount: number;
}

/** The dishes of an order, and what its total holds beyond them: the delivery, or a discount. */
export function orderLines({ items, total }: Pick<Order, 'items' | 'total'>): OrderLine[] {
  const dishes = items.map(({ name, price, quantity }) => ({
    what: `${quantity}\u00A0×\u00A0${name}`,
    amount: price * quantity,
  }));
  const rest = total - dishes.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return dishes;
  return [...dishes, { what: rest > 0 ? 'Delivery' : 'Discount', amount: rest }];
}
