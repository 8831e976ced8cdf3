import { dishStandIn } from '@venue/shared/dish-card';
import type { CartDish } from '@venue/shared/rules';
import type { CartLine } from '@venue/shared/types';
import type { CatalogueDish } from '../catalogue/dish';
import { DISHES } from '../catalogue/dishes';
import { ORDER_PAGE_ITEMS } from '../catalogue/orderItems';

/** Every dish that can be ordered: the menu, and what only the order page has. */
export const TODAYS_DISHES: readonly CatalogueDish[] = [
  ...new Set([...DISHES, ...ORDER_PAGE_ITEMS.flatMap(({ items }) => items)]),
];

const byId = new Map(TODAYS_DISHES.map((dish) => [dish.id, dish]));
const byName = new Map(TODAYS_DISHES.map((dish) => [dish.name, dish]));

export const dishWithId = (id: number): CatalogueDish | undefined => byId.get(id);

/** The dish with this name on today's menu. Orders identify their dishes by name. */
export const dishNamed = (name: string): CatalogueDish | undefined => byName.get(name);

/** The dish of a cart line; undefined when it is no longer on the menu. */
export function dishOfLine({ id, name }: Pick<CartLine, 'id' | 'name'>): CatalogueDish | undefined {
  const dish = byId.get(id);
  return dish?.name === name ? dish : undefined;
}

export function toCartDish({ id, name, price, image, group, estimatedTime }: CatalogueDish): CartDish {
  return { id, name, price, image, category: group, prepMinutes: estimatedTime };
}

/** The picture of a cart line, also of one whose dish is no longer on the menu. */
export function pictureOfLine(line: CartLine): { photo: string | undefined; standIn: StandIn } {
  const picture = dishOfLine(line)?.picture;
  if (picture) return picture;
  return { photo: line.image, standIn: dishStandIn(line.category) };
}

type StandIn = CatalogueDish['picture']['standIn'];
