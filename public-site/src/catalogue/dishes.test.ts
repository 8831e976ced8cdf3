import type { CatalogueDish } from './dish';
import { DISHES, MENU_TABS } from './dishes';
import { ORDER_PAGE_ITEMS } from './orderItems';
import { SAMPLE_DISH } from './sampleDish';

const ORDER_ITEMS = ORDER_PAGE_ITEMS.flatMap(({ items }) => items);

function find(name: string): CatalogueDish {
  const found = DISHES.find((dish) => dish.name === name);
  if (!found) throw new Error(`The menu has no "${name}".`);
  return found;
}

describe('the menu', () => {
  it('has at least 24 dishes under its four tabs', () => {
    expect(MENU_TABS.map(({ label }) => label)).toEqual(['Starters', 'Main Course', 'Desserts', 'Beverages']);
    for (const { group, dishes } of MENU_TABS) {
      expect(dishes.length).toBeGreaterThanOrEqual(4);
      expect(dishes.every((dish) => dish.group === group)).toBe(true);
    }
    expect(DISHES.length).toBeGreaterThanOrEqual(24);
  });

  it('names and numbers every dish once', () => {
    expect(new Set(DISHES.map(({ id }) => id)).size).toBe(DISHES.length);
    expect(new Set(DISHES.map(({ name }) => name)).size).toBe(DISHES.length);
    expect(new Set(DISHES.map(({ image }) => image)).size).toBe(DISHES.length);
  });

  it('costs from 200 to 1,500, and both ends are on it', () => {
    const prices = DISHES.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(200);
    expect(Math.max(...prices)).toBe(1500);
  });

  it.each([...DISHES, ...ORDER_ITEMS].map((dish) => [dish.name, dish] as const))(
    '%s is ready within 5 to 15 minutes, rated 4 to 5 and described in one line',
    (_name, dish) => {
      expect(dish.estimatedTime).toBeGreaterThanOrEqual(5);
      expect(dish.estimatedTime).toBeLessThanOrEqual(15);
      expect(dish.rating).toBeGreaterThanOrEqual(4);
      expect(dish.rating).toBeLessThanOrEqual(5);
      expect(dish.description).toMatch(/^.{10,100}\.$/);
      expect(dish.image).toBe(dish.picture.photo);
    },
  );

  it('calls vegetarian whatever it calls vegan', () => {
    const vegan = DISHES.filter(({ dietary }) => dietary.includes('vegan'));
    expect(vegan.length).toBeGreaterThanOrEqual(4);
    expect(vegan.every(({ dietary }) => dietary.includes('vegetarian'))).toBe(true);
  });

  it('never calls meat or fish vegetarian, nor milk, honey or cream vegan', () => {
    const meatOrFish = /beef|chicken|goat|pork|ribs|steak|tilapia|fish|wings|kuku/i;
    const animal = /honey|cream|milk|cheese|butter|cake/i;
    for (const { name, description, dietary } of DISHES) {
      if (meatOrFish.test(`${name} ${description}`)) expect(dietary).not.toContain('vegetarian');
      if (animal.test(`${name} ${description}`)) expect(dietary).not.toContain('vegan');
    }
  });

  it('never calls chapati, pastry, batter or cake gluten-free', () => {
    for (const { name, description, dietary } of DISHES) {
      if (/chapati|pastr|batter|cake|biscuit|roll/i.test(`${name} ${description}`)) {
        expect(dietary).not.toContain('gluten-free');
      }
    }
  });
});

describe('the order page', () => {
  it('offers its eleven items at their prices under three tabs', () => {
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

  it('shares ten of them with the menu, same id and all; only the soda is its own', () => {
    const shared = ORDER_ITEMS.filter(({ name }) => name !== 'Soda');
    expect(shared).toHaveLength(10);
    for (const item of shared) expect(find(item.name)).toBe(item);
    expect(DISHES.some(({ name }) => name === 'Soda')).toBe(false);
  });

  it('gives the soda an id no dish of the menu has', () => {
    expect(new Set([...DISHES, ...ORDER_ITEMS].map(({ id }) => id)).size).toBe(DISHES.length + 1);
  });
});

describe('the sample dish', () => {
  it('is a dish of the menu with three or four different pictures, its own first', () => {
    expect(DISHES).toContain(SAMPLE_DISH.dish);
    const urls = SAMPLE_DISH.thumbnails.map(({ photo }) => photo);
    expect(urls[0]).toBe(SAMPLE_DISH.dish.image);
    expect(urls.length).toBeGreaterThanOrEqual(3);
    expect(urls.length).toBeLessThanOrEqual(4);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('says what is in it and warns of the fish in it', () => {
    expect(SAMPLE_DISH.ingredients.length).toBeGreaterThanOrEqual(5);
    expect(SAMPLE_DISH.nutrition.map(({ name }) => name)).toContain('Energy');
    expect(SAMPLE_DISH.allergenNotice).toMatch(/^Contains fish\./);
  });
});
