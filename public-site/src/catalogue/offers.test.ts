import { BILLBOARD_OFFERS } from './billboard';
import { FAQS } from './contact';
import { PACKAGE_OFFERS } from './eventPackages';
import { textFor } from './textFor';

it('the billboard is rented for eight lengths at the prices of the sign', () => {
  expect(BILLBOARD_OFFERS.map(({ duration, price }) => [duration, price])).toEqual([
    ['1 week', 6000],
    ['2 weeks', 11000],
    ['3 weeks', 17000],
    ['4 weeks', 23000],
    ['1 month', 22000],
    ['2 months', 42000],
    ['3 months', 62000],
    ['6 months', 120000],
  ]);
});

it('the billboard plan of 4 weeks alone is called most popular', () => {
  expect(BILLBOARD_OFFERS.filter(({ popular }) => popular).map(({ duration }) => duration)).toEqual([
    '4 weeks',
  ]);
});

it('a billboard plan covers in words the days that its price per day is worked out from', () => {
  for (const { coverage, days } of BILLBOARD_OFFERS) expect(coverage).toContain(`${days} days`);
});

it('4 weeks of billboard cost more than a month because they include design support', () => {
  const coverage = Object.fromEntries(BILLBOARD_OFFERS.map(({ duration, coverage }) => [duration, coverage]));
  expect(coverage['4 weeks']).toContain('design support');
  expect(coverage['1 month']).not.toContain('design support');
});

it('the event packages are three, by name, price and guests', () => {
  expect(PACKAGE_OFFERS.map(({ name, priceKsh, maxGuests }) => [name, priceKsh, maxGuests])).toEqual([
    ['Essential', 25000, 30],
    ['Premium', 45000, 60],
    ['Luxury', 75000, 100],
  ]);
});

it('the frequent questions answer how far, how fast and for how much we deliver', () => {
  const delivery = FAQS.find(({ id }) => id === 'delivery')?.answer;
  expect(delivery).toContain('within 5km');
  expect(delivery).toContain('30-45 minutes');
  expect(delivery).toContain('KSh\u00A0200 and is free for orders above KSh\u00A01,000');
});

it('a text that was forgotten in the catalogue is named', () => {
  expect(() => textFor({ essential: 'A corner of the garden' }, 'imperial')).toThrow(
    'no text for "imperial"',
  );
});
