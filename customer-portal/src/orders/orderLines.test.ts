import { orderLines } from './orderLines';

const mukimo = { name: 'Mukimo', price: 1200, quantity: 2 };

it.each([
  [2400, []],
  [2600, [{ what: 'Delivery', amount: 200 }]],
  [2700, [{ what: 'Other charges', amount: 300 }]],
  [2000, [{ what: 'Discount', amount: -400 }]],
])('the lines of a receipt add up to a total of %d', (total, more) => {
  expect(orderLines({ items: [mukimo], total, type: 'delivery' })).toEqual([
    { what: '2\u00A0×\u00A0Mukimo', amount: 2400 },
    ...more,
  ]);
});
