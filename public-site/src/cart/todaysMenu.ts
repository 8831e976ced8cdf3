import type { CartDish } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';
import { GROUP_STAND_INS, type CatalogueDish } from '../catalogue/dish';
import { DISHES } from '../catalogue/dishes';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';

/** Everything that can be ordered today: the menu, and what only the order page sells. */
export const TODAYS_DISHES: readonly CatalogueDish[] = [
  ...new Set([...DISHES, ...ORDER_PAGE_ITEMS.flatMap(({ items }) => items)]),
];

const byId = new Map(TODAYS_DISHES.map((dish) => [dish.id, dish]));
const byName = new Map(TODAYS_DISHES.map((dish) => [dish.name, dish]));

/** The dish of that name on today's menu; orders know their items by name. */
export const dishNamed = (name: string): CatalogueDish | undefined => byName.get(name);

/** The dish a cart line stands for, or undefined when it is no longer on the menu. */
export function dishOfLine({ id, name }: Pick<CartLine, 'id' | 'name'>): CatalogueDish | undefined {
  const dish = byId.get(id);
  return dish?.name === name ? dish : undefined;
}

/** A dish as the cart keeps it. */
export function toCartDish({ id, name, price, image, group, estimatedTime }: CatalogueDish): CartDish {
  return { id, name, price, image, category: group, prepMinutes: estimatedTime };
}

/** What a line shows as its picture, also when its dish is gone from the menu. */
export function pictureOfLine(line: CartLine): { photo: string | undefined; standIn: StandIn } {
  const picture = dishOfLine(line)?.picture;
  if (picture) return picture;
  const group = TODAYS_DISHES.find((dish) => dish.group === line.category)?.group ?? 'starters';
  return { photo: line.image, standIn: GROUP_STAND_INS[group] };
}

type StandIn = CatalogueDish['picture']['standIn'];
