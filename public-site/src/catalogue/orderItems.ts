import type { MenuGroup } from '@venue/shared/types';
import type { CatalogueDish } from './dish';
import { beverages, mains, starters } from './generated/orderPageDishes';

export interface OrderTab {
  group: MenuGroup;
  label: 'Starters' | 'Mains' | 'Beverages';
  items: readonly CatalogueDish[];
}

/** The items of `/order` under its three tabs (requirements 2, Order; requirements 3, Order page items). */
export const ORDER_PAGE_ITEMS: readonly OrderTab[] = [
  { group: 'starters', label: 'Starters', items: starters },
  { group: 'mains', label: 'Mains', items: mains },
  { group: 'beverages', label: 'Beverages', items: beverages },
];
