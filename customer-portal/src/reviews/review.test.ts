import type { Review } from '@venue/shared/types';
import { checkReview, latestReviews, likelyItems } from './review';

const review = (id: string, date: string): Review => ({
  id,
  itemName: 'Samosas',
  rating: 5,
  date,
  comment: 'Hot',
});
const GOOD = { itemName: 'Samosas', rating: 5, comment: 'Hot and crisp' };

describe('a review', () => {
  it.each([0, 1, 5, 6, 2.5])('can give 1 to 5 whole stars: %s', (rating) => {
    const isAllowed = rating === 1 || rating === 5;
    expect(checkReview({ ...GOOD, rating })).toEqual(isAllowed ? {} : { rating: 'Choose from 1 to 5 stars' });
  });

  it.each([
    ['itemName', 'Enter what you had'],
    ['comment', 'Write a few words about it'],
  ])('needs its %s, and blanks are none', (field, message) => {
    expect(checkReview({ ...GOOD, [field]: ' \n ' })).toEqual({ [field]: message });
  });

  it('stands before older ones; of the same day, the last written first; odd dates stay in', () => {
    const stored = [
      review('REV-001', '2026-11-20'),
      review('REV-002', '2026-11-21'),
      review('REV-003', '2026-11-21'),
      review('REV-004', ''),
      review('REV-005', '2026-10-31'),
    ];
    expect(latestReviews(stored).map(({ id }) => id)).toEqual([
      'REV-003',
      'REV-002',
      'REV-001',
      'REV-005',
      'REV-004',
    ]);
  });

  it('is likely about what was ordered last, or a favorite, each named once', () => {
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
});
