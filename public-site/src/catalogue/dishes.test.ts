import { DISHES, MENU_TABS } from './dishes';
import { ORDER_PAGE_ITEMS } from './orderItems';
import { SAMPLE_DISH } from './sampleDish';

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

it('a dish with meat or fish is never called vegetarian, nor one with milk, honey or cream vegan', () => {
  const meatOrFish = /beef|chicken|goat|pork|ribs|steak|tilapia|fish|wings|kuku/i;
  const animal = /honey|cream|milk|cheese|butter|cake/i;
  for (const { name, description, dietary } of DISHES) {
    if (meatOrFish.test(`${name} ${description}`)) expect(dietary).not.toContain('vegetarian');
    if (animal.test(`${name} ${description}`)) expect(dietary).not.toContain('vegan');
    if (dietary.includes('vegan')) expect(dietary).toContain('vegetarian');
  }
});

it('a dish with chapati, pastry, batter or cake is never called gluten-free', () => {
  for (const { name, description, dietary } of DISHES)
    if (/chapati|pastr|batter|cake|biscuit|roll/i.test(`${name} ${description}`))
      expect(dietary).not.toContain('gluten-free');
});

it('the order page offers its eleven items at their prices under three tabs', () => {
  expect(
    ORDER_PAGE_ITEMS.map(({ label, items }) => [label, items.map(({ name, price }) => [name, price])]),
  ).toEqual([
    [
      'Starters',
      [
        ['Samosas', 250],
        ['Chicken Wings', 450],
        ['Spring Rolls', 300],
      ],
    ],
    [
      'Mains',
      [
        ['Grilled Tilapia', 1200],
        ['Nyama Choma Half Kg', 1500],
        ['Chicken Curry', 950],
        ['Beef Stew', 1100],
      ],
    ],
    [
      'Beverages',
      [
        ['Orange Juice', 300],
        ['Kenyan Coffee', 200],
        ['Signature Mocktail', 500],
        ['Soda', 150],
      ],
    ],
  ]);
});

it('the order page shares all its items but the soda with the menu, ids and prices included', () => {
  for (const item of ORDER_ITEMS)
    expect(DISHES.find(({ name }) => name === item.name)).toBe(item.name === 'Soda' ? undefined : item);
});

it('the sample dish stands on the menu and leads its own page with the picture of its card', () => {
  expect(DISHES).toContain(SAMPLE_DISH.dish);
  expect(SAMPLE_DISH.thumbnails[0]?.photo).toBe(SAMPLE_DISH.dish.image);
});
