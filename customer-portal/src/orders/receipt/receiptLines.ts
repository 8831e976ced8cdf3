import type { Order } from '@venue/shared/types';

/** A line of a receipt; `amount` in KSh. */
export interface ReceiptLine {
  what: string;
  amount: number;
}

/** The dishes of an order, and what its total holds beyond them: the delivery, or a discount. */
export function receiptLines({ items, total }: Pick<Order, 'items' | 'total'>): ReceiptLine[] {
  const dishes = items.map(({ name, price, quantity }) => ({
    what: `${quantity} × ${name}`,
    amount: price * quantity,
  }));
  const rest = total - dishes.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return dishes;
  return [...dishes, { what: rest > 0 ? 'Delivery' : 'Discount', amount: rest }];
}
