import fc from 'fast-check';
import { orderLines } from './orderLines';

const tilapia = { name: 'Grilled Tilapia', price: 1200, quantity: 2 };

describe('the lines of a bill', () => {
  it.each([
    [2400, []],
    [2600, [{ what: 'Delivery', amount: 200 }]],
    [2000, [{ what: 'Discount', amount: -400 }]],
  ])('explain a total of %d', (total, more) => {
    expect(orderLines({ items: [tilapia], total })).toEqual([
      { what: '2\u00A0×\u00A0Grilled Tilapia', amount: 2400 },
      ...more,
    ]);
  });

  it('always add up to the total', () => {
    const item = fc.record({
      name: fc.string(),
      price: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(item), fc.integer({ min: 0, max: 10_000_000 }), (items, total) => {
        const sum = orderLines({ items, total }).reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(total);
      }),
    );
  });
});
