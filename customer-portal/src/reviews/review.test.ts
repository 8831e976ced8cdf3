import type { Review } from '@venue/shared/types';
import { latestReviews, likelyItems } from './review';

const review = (id: string, date: string): Review => ({
  id,
  itemName: 'Samosas',
  rating: 5,
  date,
  comment: 'Hot',
});

describe('a review', () => {
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
