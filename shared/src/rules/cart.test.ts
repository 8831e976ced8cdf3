import fc from 'fast-check';
import type { CartLine } from '../types';
import {
  addLine,
  cartCount,
  cartTotal,
  changeQuantity,
  quantityOf,
  removeLine,
  setQuantity,
  type CartDish,
} from './cart';

const samosas: CartDish = { id: 1, name: 'Samosas', price: 250 };
const tilapia: CartDish = { id: 4, name: 'Grilled Tilapia', price: 1200, prepMinutes: 15 };

describe('adding to the cart', () => {
  it('a new dish enters the cart once, with everything known about it', () => {
    expect(addLine([], tilapia)).toEqual([{ ...tilapia, quantity: 1 }]);
  });

  it('adding a dish that is in the cart raises its quantity and keeps its place', () => {
    const lines = addLine(addLine([], samosas), tilapia);
    expect(addLine(lines, samosas)).toEqual([
      { ...samosas, quantity: 2 },
      { ...tilapia, quantity: 1 },
    ]);
  });

  it('adding to the cart adds as many as the stepper says', () => {
    expect(quantityOf(addLine(addLine([], samosas, 3), samosas, 2), 1)).toBe(5);
  });

  it.each([0, -1, NaN, 0.5])('adding %d of a dish adds nothing', (quantity) => {
    expect(addLine([], samosas, quantity)).toEqual([]);
  });
});

describe('changing a quantity', () => {
  const two: CartLine[] = [{ ...samosas, quantity: 2 }];

  it.each([
    [3, 3],
    [1, 1],
    [0, 0],
    [-1, 0],
    [2.9, 2],
    [NaN, 0],
  ])('a cart line set to %d has the quantity %d', (quantity, left) => {
    const lines = setQuantity(two, 1, quantity);
    expect(quantityOf(lines, 1)).toBe(left);
    expect(lines).toHaveLength(left > 0 ? 1 : 0);
  });

  it.each([
    [1, 3],
    [-1, 1],
    [-2, 0],
    [-3, 0],
  ])('a cart line stepped by %d has the quantity %d', (delta, left) => {
    const lines = changeQuantity(two, 1, delta);
    expect(quantityOf(lines, 1)).toBe(left);
    expect(lines).toHaveLength(left > 0 ? 1 : 0);
  });

  it('changing the quantity of a dish that is not in the cart changes nothing', () => {
    expect(setQuantity(two, 99, 5)).toEqual(two);
    expect(changeQuantity(two, 99, 1)).toEqual(two);
    expect(removeLine(two, 99)).toEqual(two);
  });

  it('removing a dish from the cart removes only that dish', () => {
    expect(removeLine(addLine(two, tilapia), 1)).toEqual([{ ...tilapia, quantity: 1 }]);
  });
});

describe('any sequence of changes', () => {
  const id = fc.integer({ min: 1, max: 5 });
  const quantity = fc.integer({ min: -3, max: 9 });
  const change = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), id, quantity }),
    fc.record({ kind: fc.constant('change' as const), id, quantity }),
    fc.record({ kind: fc.constant('set' as const), id, quantity }),
    fc.record({ kind: fc.constant('remove' as const), id, quantity }),
  );
  const priceOf = (dish: number) => dish * 150;

  it('any sequence of cart changes leaves the same quantities as a plain count, and no line at 0 or below', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const tally = new Map<number, number>();
        let lines: CartLine[] = [];
        for (const { kind, id: dish, quantity: amount } of changes) {
          const before = tally.get(dish) ?? 0;
          if (kind === 'add') {
            lines = addLine(lines, { id: dish, name: `Dish ${dish}`, price: priceOf(dish) }, amount);
            tally.set(dish, before + Math.max(0, amount));
          } else if (kind === 'change') {
            lines = changeQuantity(lines, dish, amount);
            if (before > 0) tally.set(dish, Math.max(0, before + amount));
          } else if (kind === 'set') {
            lines = setQuantity(lines, dish, amount);
            if (before > 0) tally.set(dish, Math.max(0, amount));
          } else {
            lines = removeLine(lines, dish);
            tally.set(dish, 0);
          }
        }
        const amounts = [...tally];
        expect(cartTotal(lines)).toBe(amounts.reduce((sum, [dish, n]) => sum + priceOf(dish) * n, 0));
        expect(cartCount(lines)).toBe(amounts.reduce((sum, [, n]) => sum + n, 0));
        expect(lines.every((line) => line.quantity > 0)).toBe(true);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
      }),
    );
  });
});
