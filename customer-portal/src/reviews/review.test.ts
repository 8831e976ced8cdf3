import { likelyItems } from './review';

it('the suggested dishes of a review are those ordered last and the favorites, each once', () => {
  const order = (...names: string[]) => ({
    id: 'ORD-001',
    date: '2026-11-01',
    status: 'delivered' as const,
    total: 0,
    items: names.map((name) => ({ name, price: 1, quantity: 1 })),
    type: 'delivery',
    paymentMethod: 'M-Pesa',
  });
  const favorite = { id: 1, name: 'Samosas', image: '', category: 'starters', price: 250 };
  expect(
    likelyItems(
      [order('Soda', 'Beef Stew'), order('Grilled Tilapia', 'Soda')],
      [favorite, { ...favorite, id: 2, name: 'Soda' }],
    ),
  ).toEqual(['Grilled Tilapia', 'Soda', 'Beef Stew', 'Samosas']);
});
