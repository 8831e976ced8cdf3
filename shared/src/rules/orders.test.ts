import fc from 'fast-check';
import { orderRemainder } from './orders';

const items = [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }];

describe('what an order’s total holds beyond its dishes', () => {
  it.each([
    // [type, total, label, amount]
    ['delivery', 2400, null, 0],
    ['delivery', 2599, 'Other charges', 199],
    ['delivery', 2600, 'Delivery', 200],
    ['delivery', 2601, 'Other charges', 201],
    ['Delivery', 2600, 'Delivery', 200],
    ['takeaway', 2600, 'Other charges', 200],
    ['delivery', 2399, 'Discount', -1],
    ['takeaway', 2000, 'Discount', -400],
  ])(
    'what a %s order with a total of %d holds beyond its dishes is named %s',
    (type, total, label, amount) => {
      expect(orderRemainder({ items, total, type })).toEqual(label && { label, amount });
    },
  );

  it('the dishes of an order and the remainder add up to its total', () => {
    const item = fc.record({
      name: fc.string(),
      price: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(item), fc.integer({ min: 0, max: 10_000_000 }), (dishes, total) => {
        const ofDishes = dishes.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const remainder = orderRemainder({ items: dishes, total, type: 'delivery' });
        expect(ofDishes + (remainder?.amount ?? 0)).toBe(total);
      }),
    );
  });
});
