import type { CatalogueDish } from '../catalogue/dish';
import { DISHES } from '../catalogue/dishes';
import { FIRST_DISH } from '../testing/realDishes';
import { DIETARY, filterDishes, foundText, NO_FILTERS, PRICE_LIMITS_KSH } from './menuFilters';

const dish = (name: string, more: Partial<CatalogueDish>): CatalogueDish => ({
  ...FIRST_DISH,
  name,
  ...more,
});

const MUKIMO = dish('Mukimo', {
  description: 'Mashed potatoes with greens.',
  price: 500,
  estimatedTime: 12,
  dietary: ['vegetarian', 'vegan', 'gluten-free'],
});
const MANDAZI = dish('Mandazi', {
  description: 'Scored and fried, with a MUKIMO dip.',
  price: 501,
  estimatedTime: 8,
  dietary: ['vegetarian', 'vegan'],
});
const MADAFU = dish('Madafu', { description: '', price: 150, estimatedTime: 8, dietary: ['gluten-free'] });
const MENU = [MUKIMO, MANDAZI, MADAFU];

const any = { tab: 'starters', ...NO_FILTERS } as const;
const filtered = (patch: Partial<typeof NO_FILTERS>) => filterDishes(MENU, { ...any, ...patch });

it('the menu filter shows every dish in the order of the menu while nothing is filtered', () => {
  expect(filtered({})).toEqual(MENU);
});

it('the menu filter finds every word in name or description, whatever the case', () => {
  expect(filtered({ search: '  mukimo scored ' })).toEqual([MANDAZI]);
  expect(filtered({ search: 'mukimo' })).toEqual([MUKIMO, MANDAZI]);
  expect(filtered({ search: 'MADA' })).toEqual([MADAFU]);
});

it('the menu filter finds what people see alike', () => {
  const cafe = dish('Chef’s Café', { description: 'With\u00A0cream.' });
  for (const search of ["cafe chef's", 'CAFE\u0301', 'with  cream'])
    expect(filterDishes([...MENU, cafe], { ...any, search })).toEqual([cafe]);
});

it('the menu filter finds labels and the name of a tab', () => {
  expect(filtered({ search: 'vegan' })).toEqual([MUKIMO, MANDAZI]);
  expect(filtered({ search: 'gluten free' })).toEqual([MUKIMO, MADAFU]);
  const pudding = dish('Pudding', { description: '', group: 'desserts' });
  expect(filterDishes([...MENU, pudding], { ...any, search: 'dessert' })).toEqual([pudding]);
});

it.each([
  ['', ''],
  ['tilapia', /^3 dishes fit: 1 under Starters, 2 under Main Course$/],
  ['unicorn', 'No dish fits'],
])('the menu says aloud what a search for "%s" has found', (search, text) => {
  expect(foundText({ ...any, search })).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
});

it('the menu filter keeps a dish that costs exactly the limit, and drops one a shilling above', () => {
  expect(filtered({ maxPrice: 500 })).toEqual([MUKIMO, MADAFU]);
});

it('the menu filter finds only dishes that fit every chosen diet', () => {
  expect(filtered({ dietary: ['vegan', 'gluten-free'] })).toEqual([MUKIMO]);
});

it('the menu filter sorts by preparation time, leaves equals in their order, and puts a dish without one last', () => {
  const untimed = dish('Maji', { estimatedTime: undefined });
  const quickest = filterDishes([untimed, ...MENU], { ...any, isQuickestFirst: true });
  expect(quickest).toEqual([MANDAZI, MADAFU, MUKIMO, untimed]);
});

it('the menu filter offers only diets and prices that find something', () => {
  for (const kind of DIETARY) expect(filterDishes(DISHES, { ...any, dietary: [kind] })).not.toEqual([]);
  for (const limit of PRICE_LIMITS_KSH)
    expect(filterDishes(DISHES, { ...any, maxPrice: limit })).not.toEqual([]);
});
