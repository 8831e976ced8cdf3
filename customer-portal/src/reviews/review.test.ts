import { likelyItems } from './review';
import { checkReview } from './checkReview';

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
  const favorite = { id: 1, name: 'Mandazi', image: '', category: 'starters', price: 250 };
  expect(
    likelyItems(
      [order('Madafu', 'Kachumbari'), order('Mukimo', 'Madafu')],
      [favorite, { ...favorite, id: 2, name: 'Madafu' }],
    ),
  ).toEqual(['Mukimo', 'Madafu', 'Kachumbari', 'Mandazi']);
});

const review = { itemName: 'Mandazi', rating: '5', comment: 'Hot and crisp' };

it.each(['', '0', '1', '5', '6', '2.5'])(
  'a review takes 1 to 5 whole stars, and is checked with "%s"',
  (rating) => {
    const isAllowed = rating === '1' || rating === '5';
    expect(checkReview({ ...review, rating })).toEqual(
      isAllowed ? {} : { rating: 'Choose from 1 to 5 stars' },
    );
  },
);
