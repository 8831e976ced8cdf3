// decisions, A cart as a link
import { paths } from '@venue/shared/paths';
import { addLine } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';
import { dishOfLine, dishWithId, toCartDish } from '../todaysMenu';

/** Most dishes that a link brings, and most of one dish: whoever wrote the address may be no friend. */
const LINKED_DISHES_MAX = 50;
const LINKED_QUANTITY_MAX = 99;
/** A dish's id and its quantity: "12x2", and what a program took for a part of the address. */
const LINKED_DISH = /^(\d{1,6})x(\d{1,6})(?:[^-\w]+$|$)/;

/** The path that offers these dishes to another cart: `/cart?dishes=12x2,7x1`. Dishes that are gone stay out. */
export function cartLink(lines: readonly CartLine[]): string {
  const dishes = lines.filter(dishOfLine).map(({ id, quantity }) => `${id}x${quantity}`);
  return `${paths.cart()}?dishes=${dishes.join(',')}`;
}

/** A cart that a link brings, matched with today's menu. */
export interface SharedCart {
  /** At today's prices. */
  lines: CartLine[];
  /** Ids of dishes that are not on today's menu. */
  missing: number[];
}

/** Reads the dishes of a link. What can't be read is left out, and no quantity is above the most of one dish. */
export function readSharedCart(dishes: string): SharedCart {
  let lines: CartLine[] = [];
  const missing = new Set<number>();
  for (const part of dishes.split(',', LINKED_DISHES_MAX)) {
    const [, id, quantity] = LINKED_DISH.exec(part) ?? [];
    if (id === undefined) continue;
    const dish = dishWithId(Number(id));
    if (dish) lines = addLine(lines, toCartDish(dish), Number(quantity));
    else missing.add(Number(id));
  }
  const clamped = lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, LINKED_QUANTITY_MAX) }));
  return { lines: clamped, missing: [...missing] };
}
