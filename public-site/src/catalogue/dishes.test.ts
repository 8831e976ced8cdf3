import { DISHES, MENU_TABS } from './dishes';
import { ORDER_PAGE_ITEMS } from './orderItems';
import { SAMPLE_DISH } from './generated/sampleDish';

const ORDER_ITEMS = ORDER_PAGE_ITEMS.flatMap(({ items }) => items);

it('the menu has four tabs, and every dish stands under the tab of its group', () => {
  expect(MENU_TABS.map(({ label }) => label)).toEqual(['Starters', 'Main Course', 'Desserts', 'Beverages']);
  for (const { group, dishes } of MENU_TABS) expect(dishes.every((dish) => dish.group === group)).toBe(true);
});

it('no two dishes share an id or a name, by which carts and orders know them', () => {
  const dishes = [...new Set([...DISHES, ...ORDER_ITEMS])];
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length);
});

it('the dishes of the menu cost from 200 to 1,500', () => {
  for (const { price } of DISHES) {
    expect(price).toBeGreaterThanOrEqual(200);
    expect(price).toBeLessThanOrEqual(1500);
  }
});

it('no dish takes longer than the promised delivery allows: 15 minutes', () => {
  for (const { estimatedTime } of [...DISHES, ...ORDER_ITEMS]) expect(estimatedTime).toBeLessThanOrEqual(15);
});

it('a dish named after meat or fish is never called vegetarian, and a vegan dish is always vegetarian', () => {
  const meatOrFish = /beef|chicken|goat|pork|ribs|steak|tilapia|fish|wings|kuku/i;
  for (const { name, dietary } of DISHES) {
    if (meatOrFish.test(name)) expect(dietary).not.toContain('vegetarian');
    if (dietary.includes('vegan')) expect(dietary).toContain('vegetarian');
  }
});

it.each([
  ['Starters', 'Samosas', 250],
  ['Starters', 'Chicken Wings', 450],
  ['Starters', 'Spring Rolls', 300],
  ['Mains', 'Grilled Tilapia', 1200],
  ['Mains', 'Nyama Choma Half Kg', 1500],
  ['Mains', 'Chicken Curry', 950],
  ['Mains', 'Beef Stew', 1100],
  ['Beverages', 'Orange Juice', 300],
  ['Beverages', 'Kenyan Coffee', 200],
  ['Beverages', 'Signature Mocktail', 500],
  ['Beverages', 'Soda', 150],
])('the order page offers under %s the item %s for %i', (tab, name, price) => {
  const { items = [] } = ORDER_PAGE_ITEMS.find(({ label }) => label === tab) ?? {};
  expect(items.find((item) => item.name === name)?.price).toBe(price);
});

it('the order page shares all its items but the soda with the menu, ids and prices included', () => {
  for (const item of ORDER_ITEMS)
    expect(DISHES.find(({ name }) => name === item.name)).toBe(item.name === 'Soda' ? undefined : item);
});

it('the sample dish stands on the menu and leads its own page with the picture of its card', () => {
  expect(DISHES).toContain(SAMPLE_DISH.dish);
  expect(SAMPLE_DISH.thumbnails[0]?.photo).toBe(SAMPLE_DISH.dish.image);
});
