import type { CartDish } from '@venue/shared/rules';
import type { Order } from '@venue/shared/types';
import { dishNamed, toCartDish } from '../../cart/todaysMenu';

/** An earlier order matched with today's menu. */
export interface Reorder {
  dishes: { dish: CartDish; quantity: number }[];
  /** Dishes with another price today; amounts in KSh. */
  repriced: { name: string; then: number; today: number }[];
  /** Names of dishes that are no longer on the menu. */
  skipped: string[];
}

/** Matches an order with today's menu. Orders identify their dishes by name; prices are today's. */
export function reorder({ items }: Pick<Order, 'items'>): Reorder {
  const outcome: Reorder = { dishes: [], repriced: [], skipped: [] };
  for (const { name, price, quantity } of items) {
    const dish = dishNamed(name);
    if (!dish) {
      outcome.skipped.push(name);
      continue;
    }
    outcome.dishes.push({ dish: toCartDish(dish), quantity });
    if (dish.price !== price) outcome.repriced.push({ name, then: price, today: dish.price });
  }
  return outcome;
}
