import { deliveryEstimate } from './tracking';

/** Half past midnight on 22 November in Nairobi, still the 21st in London. */
const NOW = new Date('2026-11-21T21:30:00Z');

it.each(['2026-11-22', '2026-11-23'])(
  'the estimate for a preparing order is the promised 30-45 minutes on its day: %s',
  (date) => {
    expect(deliveryEstimate({ date }, NOW)).toBe('Delivery takes 30-45 minutes from the moment you ordered.');
  },
);

it('the estimate for a preparing order of an earlier day says that it should have arrived', () => {
  expect(deliveryEstimate({ date: '2026-11-21' }, NOW)).toBe(
    'You ordered on Sat, 21 Nov 2026, and delivery takes 30-45 minutes: it should have reached you. If it has not, please call us.',
  );
});
