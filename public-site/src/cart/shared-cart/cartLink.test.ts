import { randomRuns } from '@venue/shared/testing/random-runs';
import { line } from '@venue/shared/testing/fixtures';
import fc from 'fast-check';
import { FIRST_DISH, lineOf, SECOND_DISH } from '../../testing/realDishes';
import { TODAYS_DISHES } from '../todaysMenu';
import { cartLink, readSharedCart } from './cartLink';

const dishesOf = (link: string) => new URL(link, 'https://venue.example').searchParams.get('dishes') ?? '';

it('the link of a cart names ids and quantities, and leaves out what is gone from the menu', () => {
  const lines = [lineOf(FIRST_DISH, 2), line(999, 700), lineOf(SECOND_DISH)];
  expect(cartLink(lines)).toBe(`/cart?dishes=${FIRST_DISH.id}x2,${SECOND_DISH.id}x1`);
});

it('the link of a cart leaves out a line whose id is another dish today', () => {
  expect(cartLink([lineOf(FIRST_DISH, 2, { name: 'Beef Burger' })])).toBe('/cart?dishes=');
});

it('a link brings the same dishes and quantities to another cart, at today’s prices', () => {
  const bought = fc.uniqueArray(
    fc.record({ index: fc.nat(TODAYS_DISHES.length - 1), quantity: fc.integer({ min: 1, max: 99 }) }),
    { selector: ({ index }) => index },
  );
  fc.assert(
    fc.property(bought, (chosen) => {
      const lines = chosen.flatMap(({ index, quantity }) => {
        const dish = TODAYS_DISHES[index];
        return dish ? [lineOf(dish, quantity, { price: 1 })] : [];
      });
      const { lines: read, missing } = readSharedCart(dishesOf(cartLink(lines)));
      expect(read.map(({ id, quantity }) => [id, quantity])).toEqual(
        lines.map(({ id, quantity }) => [id, quantity]),
      );
      expect(
        read.every(({ id, price }) => TODAYS_DISHES.find((dish) => dish.id === id)?.price === price),
      ).toBe(true);
      expect(missing).toEqual([]);
    }),
    randomRuns(200),
  );
});

it('a link names each dish once that is not on today’s menu', () => {
  expect(readSharedCart(`99999x1,${FIRST_DISH.id}x1,99999x4,0x2`)).toMatchObject({
    lines: [{ name: FIRST_DISH.name, quantity: 1 }],
    missing: [99999, 0],
  });
});

it.each([
  ['1x0', []],
  ['1x-4', []],
  ['1x2.5', []],
  ['1x1e9', []],
  ['1x9999999999', []],
  ['1x98', [98]],
  ['1x98).', [98]],
  ['1x99', [99]],
  ['1x100', [99]],
  ['1x999999', [99]],
  ['1x60,1x60', [99]],
  ['1x2,1x3', [5]],
  ['x,1,1x,x2, 1x2', []],
])('a link that says "%s" brings the quantities %j', (dishes, quantities) => {
  const withId = dishes.replaceAll(/\b1(?=x|$|,)/g, String(FIRST_DISH.id));
  expect(readSharedCart(withId).lines.map(({ quantity }) => quantity)).toEqual(quantities);
});

it('no address brings anything but dishes of today’s menu, 1 to 99 of each, and ids that are not on it', () => {
  const part = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{0,8}x-?\d{0,8}$/), fc.constant('__proto__x1'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
      const { lines, missing } = readSharedCart(parts.join(','));
      for (const { id, name, price, quantity } of lines) {
        expect(TODAYS_DISHES).toContainEqual(expect.objectContaining({ id, name, price }));
        expect(quantity).toBe(Math.min(Math.max(Math.trunc(quantity), 1), 99));
      }
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.length + missing.length).toBeLessThanOrEqual(50);
      expect(missing.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true);
    }),
    randomRuns(300),
  );
});
