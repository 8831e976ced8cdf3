import { deliveryEstimate } from './tracking';

/** One in the morning on 22 November in Nairobi, still the 21st in London. */
const NOW = new Date('2026-11-21T22:00:00Z');

it.each(['2026-11-22', '2026-11-23'])(
  'the estimate for a preparing order is the promised 30-45 minutes on its day: %s',
  (date) => {
    expect(deliveryEstimate({ date, type: 'delivery' }, true, NOW)).toBe(
      'Delivery takes 30-45 minutes from the moment you ordered.',
    );
  },
);

it('the estimate for a preparing order of an earlier day says that it should have arrived', () => {
  expect(deliveryEstimate({ date: '2026-11-21', type: 'delivery' }, true, NOW)).toBe(
    'You ordered on Sat, 21 Nov 2026, and delivery takes 30-45 minutes: it should have reached you. If it has not, please call us.',
  );
});

it.each([
  ['12:01 AM', '2026-11-21T21:01:00Z', false],
  ['12:44 AM', '2026-11-21T21:44:00Z', false],
  ['12:45 AM', '2026-11-21T21:45:00Z', true],
])('an order of 11:50 PM is not late until the longest delivery after midnight: %s', (_, instant, isLate) => {
  const estimate = deliveryEstimate({ date: '2026-11-21', type: 'delivery' }, true, new Date(instant));
  expect(estimate.includes('it should have reached you')).toBe(isLate);
});

it('the estimate for an order that was never sent says that the kitchen does not have it', () => {
  expect(deliveryEstimate({ date: '2026-11-21', type: 'delivery' }, false, NOW)).toMatch(
    /^It has not reached our kitchen yet: send it first\. Delivery takes 30-45 minutes from then on, about 11:45 AM if you send it now\.$/,
  );
});

it.each([
  [false, /^It has not reached our kitchen yet: send it first, and it comes to your table\.$/],
  [true, /^It comes to your table as soon as it is ready\.$/],
])('an order at a table, sent: %s, is no delivery', (isSent, text) => {
  expect(deliveryEstimate({ date: '2026-11-22', type: 'dine-in' }, isSent, NOW)).toMatch(text);
});
