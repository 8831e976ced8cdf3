// requirements 3, Public menu item
import type { MenuGroup } from '@venue/shared/types';
import type { CatalogueDish } from './dish';
import { beverages, desserts, mains, starters } from './generated/menuDishes';

export interface MenuTab {
  group: MenuGroup;
  label: 'Starters' | 'Main Course' | 'Desserts' | 'Beverages';
  dishes: readonly CatalogueDish[];
}

/** The dishes of `/menu` under its four tabs (requirements 2, Menu). */
export const MENU_TABS: readonly MenuTab[] = [
  { group: 'starters', label: 'Starters', dishes: starters },
  { group: 'mains', label: 'Main Course', dishes: mains },
  { group: 'desserts', label: 'Desserts', dishes: desserts },
  { group: 'beverages', label: 'Beverages', dishes: beverages },
];

export const DISHES: readonly CatalogueDish[] = MENU_TABS.flatMap(({ dishes }) => dishes);
