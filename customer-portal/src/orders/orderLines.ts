import { dishText } from '@venue/shared/requests';
import { orderRemainder } from '@venue/shared/rules';
import type { Order } from '@venue/shared/types';

/** One line of a bill; `amount` in KSh. */
export interface OrderLine {
  what: string;
  amount: number;
}

/** The dishes of an order, and one line for the rest of its total. */
export function orderLines(order: Pick<Order, 'items' | 'total' | 'type'>): OrderLine[] {
  const dishes = order.items.map(({ name, price, quantity }) => ({
    what: dishText(name, quantity),
    amount: price * quantity,
  }));
  const remainder = orderRemainder(order);
  return remainder ? [...dishes, { what: remainder.label, amount: remainder.amount }] : dishes;
}
