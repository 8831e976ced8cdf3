import { groupDigits } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';
import { MENU_TABS } from '../catalogue/dishes';
import type { CatalogueDish } from '../catalogue/dish';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';
import { toCartDish } from '../cart/todaysMenu';

function taken<Item>(items: readonly Item[] | undefined, index: number): Item {
  const item = items?.[index];
  if (!item) throw new Error(`The catalogue has no item ${index}.`);
  return item;
}

/** For tests: two dishes of the catalogue, whatever they are. Both are on the menu and on the order page. */
const ON_BOTH_PAGES = ORDER_PAGE_ITEMS.flatMap(({ items }) => items).filter(({ id }) =>
  MENU_TABS[0]?.dishes.some((dish) => dish.id === id),
);
export const FIRST_DISH: CatalogueDish = taken(ON_BOTH_PAGES, 0);
export const SECOND_DISH: CatalogueDish = taken(ON_BOTH_PAGES, 1);

/** For tests: a dish of the catalogue as a line of the cart. */
export const lineOf = (dish: CatalogueDish, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  ...toCartDish(dish),
  quantity,
  ...more,
});

/** For tests: an amount as a page prints it. */
export const ksh = (amount: number) => `KSh ${groupDigits(amount)}`;
