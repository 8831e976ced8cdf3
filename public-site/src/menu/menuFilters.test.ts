import { DISHES } from '../catalogue/dishes';
import { DIETARY, filterDishes, NO_FILTERS, PRICE_LIMITS_KSH } from './menuFilters';

const any = { tab: 'starters', ...NO_FILTERS } as const;
const names = (patch: Partial<typeof NO_FILTERS>) =>
  filterDishes(DISHES, { ...any, ...patch }).map(({ name }) => name);

it('the menu filter shows every dish in the order of the menu while nothing is filtered', () => {
  expect(filterDishes(DISHES, any)).toEqual(DISHES);
});

it('the menu filter finds every word in name or description, whatever the case', () => {
  expect(names({ search: '  TILAPIA scored ' })).toEqual(['Whole Fried Tilapia']);
  expect(names({ search: 'samosa' })).toEqual(['Samosas']);
});

it('the menu filter keeps a dish that costs exactly the limit, and drops one a shilling above', () => {
  const atLimit = { ...DISHES[0], price: 500 };
  const above = { ...DISHES[0], price: 501 };
  const dishes = [atLimit, above] as typeof DISHES;
  expect(filterDishes(dishes, { ...any, maxPrice: 500 })).toEqual([atLimit]);
});

it('the menu filter finds only dishes that fit every chosen diet', () => {
  const found = filterDishes(DISHES, { ...any, dietary: ['vegan', 'gluten-free'] });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ dietary }) => dietary.includes('vegan') && dietary.includes('gluten-free'))).toBe(
    true,
  );
});

it('the menu filter sorts by preparation time and leaves equals in their order', () => {
  const times = filterDishes(DISHES, { ...any, isQuickestFirst: true }).map(
    ({ estimatedTime }) => estimatedTime,
  );
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times).toHaveLength(DISHES.length);
});

it('the menu filter offers only diets and prices that find something', () => {
  for (const kind of DIETARY) expect(names({ dietary: [kind] })).not.toEqual([]);
  for (const limit of PRICE_LIMITS_KSH) expect(names({ maxPrice: limit })).not.toEqual([]);
});
