import { BILLBOARD_OFFERS } from '../billboard/billboardOffer';
import { FAQS } from './generated/words/faqs';

it('a billboard plan covers in words the days that its price per day is worked out from', () => {
  for (const { coverage, days } of BILLBOARD_OFFERS) expect(coverage).toContain(`${days} days`);
});

it('the frequent questions answer how far, how fast and for how much we deliver', () => {
  const delivery = FAQS.find(({ id }) => id === 'delivery')?.answer;
  expect(delivery).toContain('within 5km');
  expect(delivery).toContain('30-45 minutes');
  expect(delivery).toContain('KSh\u00A0200 and is free for orders above KSh\u00A01,000');
});
