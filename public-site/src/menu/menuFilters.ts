import type { Dietary, MenuGroup } from '@venue/shared/types';
import { MENU_TABS } from '../catalogue/dishes';
import type { CatalogueDish } from '../catalogue/dish';
import { DIETARY_LABELS } from '../dish-card/dietary';

/** What the visitor is looking for; it stands in the address. */
export interface MenuFilters {
  tab: MenuGroup;
  search: string;
  dietary: Dietary[];
  /** KSh, or null for any price. */
  maxPrice: number | null;
  isQuickestFirst: boolean;
}

/** Offered as "Up to", in KSh. */
export const PRICE_LIMITS_KSH = [300, 500, 1000] as const;
export const DIETARY = Object.keys(DIETARY_LABELS) as Dietary[]; // the record's own keys

export const NO_FILTERS: Omit<MenuFilters, 'tab'> = {
  search: '',
  dietary: [],
  maxPrice: null,
  isQuickestFirst: false,
};

const FIRST_TAB = MENU_TABS[0]?.group ?? 'starters';

/** The filters an address asks for; what it can't mean is ignored. */
export function readFilters(query: URLSearchParams): MenuFilters {
  const price = Number(query.get('price'));
  return {
    tab: MENU_TABS.find(({ group }) => group === query.get('tab'))?.group ?? FIRST_TAB,
    search: query.get('q') ?? '',
    dietary: DIETARY.filter((kind) => query.getAll('diet').includes(kind)),
    maxPrice: PRICE_LIMITS_KSH.find((limit) => limit === price) ?? null,
    isQuickestFirst: query.get('sort') === 'quickest',
  };
}

/** The shortest query that says it. */
export function writeFilters(filters: MenuFilters): URLSearchParams {
  const { tab, search, dietary, maxPrice, isQuickestFirst } = filters;
  const query = new URLSearchParams();
  if (tab !== FIRST_TAB) query.set('tab', tab);
  if (search !== '') query.set('q', search);
  for (const kind of dietary) query.append('diet', kind);
  if (maxPrice !== null) query.set('price', String(maxPrice));
  if (isQuickestFirst) query.set('sort', 'quickest');
  return query;
}

export function isFiltering({ search, dietary, maxPrice, isQuickestFirst }: MenuFilters): boolean {
  return search.trim() !== '' || dietary.length > 0 || maxPrice !== null || isQuickestFirst;
}

/** The dishes that fit, in the menu's order unless the quickest come first. */
export function filterDishes(dishes: readonly CatalogueDish[], filters: MenuFilters): CatalogueDish[] {
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = dishes.filter((dish) => {
    const text = `${dish.name} ${dish.description}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      filters.dietary.every((kind) => dish.dietary.includes(kind)) &&
      (filters.maxPrice === null || dish.price <= filters.maxPrice)
    );
  });
  return filters.isQuickestFirst ? fitting.sort((a, b) => a.estimatedTime - b.estimatedTime) : fitting;
}
