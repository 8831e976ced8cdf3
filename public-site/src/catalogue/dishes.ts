// requirements 3, Public menu item
import type { MenuGroup } from '@venue/shared/types';
import { type CatalogueDish, GROUP_LABELS } from './dish';
import { beverages, desserts, mains, starters } from './generated/menuDishes';

export interface MenuTab {
  group: MenuGroup;
  label: (typeof GROUP_LABELS)[MenuGroup];
  dishes: readonly CatalogueDish[];
}

/** The dishes of `/menu` under its four tabs (requirements 2, Menu). */
export const MENU_TABS: readonly MenuTab[] = [
  { group: 'starters', label: GROUP_LABELS.starters, dishes: starters },
  { group: 'mains', label: GROUP_LABELS.mains, dishes: mains },
  { group: 'desserts', label: GROUP_LABELS.desserts, dishes: desserts },
  { group: 'beverages', label: GROUP_LABELS.beverages, dishes: beverages },
];

export const DISHES: readonly CatalogueDish[] = MENU_TABS.flatMap(({ dishes }) => dishes);
