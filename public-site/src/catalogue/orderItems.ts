import type { MenuGroup } from '@venue/shared/types';
import type { CatalogueDish } from './dish';
import { dish } from './dish';
import {
  beefStew,
  chickenCurry,
  chickenWings,
  grilledTilapia,
  kenyanCoffee,
  nyamaChoma,
  orangeJuiceGlass,
  samosas,
  signatureMocktail,
  springRolls,
} from './orderDishes';
import { cola } from './pictures/drinks';

/** At 150 it is below the menu's lowest price, so it is sold on `/order` only. */
const soda = dish({
  id: 11,
  name: 'Soda',
  description: 'A cold bottle: cola, orange, lemon or ginger. Say which in the instructions.',
  price: 150,
  rating: 4.3,
  group: 'beverages',
  estimatedTime: 5,
  dietary: ['vegetarian', 'vegan', 'gluten-free'],
  picture: cola,
});

export interface OrderTab {
  group: MenuGroup;
  label: 'Starters' | 'Mains' | 'Beverages';
  items: readonly CatalogueDish[];
}

/** The eleven items of `/order` under its three tabs (requirements 2, Order; requirements 3, Order page items). */
export const ORDER_PAGE_ITEMS: readonly OrderTab[] = [
  { group: 'starters', label: 'Starters', items: [samosas, chickenWings, springRolls] },
  { group: 'mains', label: 'Mains', items: [grilledTilapia, nyamaChoma, chickenCurry, beefStew] },
  {
    group: 'beverages',
    label: 'Beverages',
    items: [orangeJuiceGlass, kenyanCoffee, signatureMocktail, soda],
  },
];
