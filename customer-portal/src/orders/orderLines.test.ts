import { orderLines } from './orderLines';

const tilapia = { name: 'Grilled Tilapia', price: 1200, quantity: 2 };

it.each([
  [2400, []],
  [2600, [{ what: 'Delivery', amount: 200 }]],
  [2700, [{ what: 'Other charges', amount: 300 }]],
  [2000, [{ what: 'Discount', amount: -400 }]],
])('the lines of a receipt add up to a total of %d', (total, more) => {
  expect(orderLines({ items: [tilapia], total, type: 'delivery' })).toEqual([
    { what: '2\u00A0×\u00A0Grilled Tilapia', amount: 2400 },
    ...more,
  ]);
});
