import { choiceParam, choicesParam, flagParam, typedParam } from '@venue/shared/address';
import { countText, foldText, holdsWords, searchWords } from '@venue/shared/text';
import type { Dietary, MenuGroup } from '@venue/shared/types';
import { DISHES, MENU_TABS } from '../catalogue/dishes';
import type { CatalogueDish } from '../catalogue/dish';
import { DIETARY_LABELS } from '../dish-card/dietary';

/** The filters of the menu, which are kept in the address. */
export interface MenuFilters {
  tab: MenuGroup;
  search: string;
  dietary: readonly Dietary[];
  /** In KSh; null for any price. */
  maxPrice: (typeof PRICE_LIMITS_KSH)[number] | null;
  isQuickestFirst: boolean;
}

/** The choices of the highest price, in KSh. */
export const PRICE_LIMITS_KSH = [300, 500, 1000] as const;
/** The diets that a dish of the menu fits. */
export const DIETARY = (Object.keys(DIETARY_LABELS) as Dietary[]) // the keys of a record with exactly these keys
  .filter((kind) => DISHES.some(({ dietary }) => dietary.includes(kind)));

export const NO_FILTERS: Omit<MenuFilters, 'tab'> = {
  search: '',
  dietary: [],
  maxPrice: null,
  isQuickestFirst: false,
};

const FIRST_TAB = MENU_TABS[0]?.group ?? 'starters';

/** How the tab and the filters are written in the address. */
export const MENU_ADDRESS = {
  tab: choiceParam(
    'tab',
    MENU_TABS.map(({ group }) => group),
    FIRST_TAB,
  ),
  search: typedParam('q'),
  dietary: choicesParam('diet', DIETARY),
  maxPrice: choiceParam('price', [null, ...PRICE_LIMITS_KSH], null),
  isQuickestFirst: flagParam('sort', 'quickest'),
};

/** Whether the filters may leave dishes out. */
export const isNarrowing = ({ search, dietary, maxPrice }: MenuFilters): boolean =>
  search.trim() !== '' || dietary.length > 0 || maxPrice !== null;

export const isFiltering = (filters: MenuFilters): boolean => isNarrowing(filters) || filters.isQuickestFirst;

/** All that is printed of a dish: name, description, its tab, and its labels. */
const wordsOf = ({ name, description, group, dietary }: CatalogueDish): string =>
  [
    name,
    description,
    MENU_TABS.find((tab) => tab.group === group)?.label,
    ...dietary.map((kind) => DIETARY_LABELS[kind]),
  ].join(' ');

/** The matching dishes, in the menu's order or the quickest first. */
export function filterDishes(dishes: readonly CatalogueDish[], filters: MenuFilters): CatalogueDish[] {
  const words = searchWords(filters.search);
  const fitting = dishes.filter(
    (dish) =>
      holdsWords(foldText(wordsOf(dish)), words) &&
      filters.dietary.every((kind) => dish.dietary.includes(kind)) &&
      (filters.maxPrice === null || dish.price <= filters.maxPrice),
  );
  const minutes = ({ estimatedTime = 999 }: CatalogueDish) => estimatedTime;
  return filters.isQuickestFirst ? fitting.sort((a, b) => minutes(a) - minutes(b)) : fitting;
}

/** How many dishes match under each tab that has some. */
export const foundByTab = (filters: MenuFilters) =>
  MENU_TABS.map((tab) => ({ ...tab, count: filterDishes(tab.dishes, filters).length })).filter(
    ({ count }) => count > 0,
  );

/** "3 dishes fit: 1 under Starters, 2 under Main Course"; empty while every dish is shown. */
export function foundText(filters: MenuFilters): string {
  if (!isNarrowing(filters)) return '';
  const found = foundByTab(filters);
  const all = found.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'No dish fits';
  const tabs = found.map(({ label, count }) => `${count} under ${label}`).join(', ');
  return `${countText(all, 'dish', 'dishes')} fit: ${tabs}`;
}
