import { BILLBOARD_OFFERS, LONGER_BY_QUOTE } from './billboard';
import { FAQS } from './contact';
import { PACKAGE_OFFERS } from './eventPackages';
import { textFor } from './textFor';

describe('the billboard', () => {
  it('is rented for eight lengths at the prices of the sign', () => {
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
    expect(LONGER_BY_QUOTE.text).toMatch(/^Longer by quote/);
  });

  it('is most popular for 4 weeks, and for nothing else', () => {
    expect(BILLBOARD_OFFERS.filter(({ popular }) => popular).map(({ duration }) => duration)).toEqual([
      '4 weeks',
    ]);
  });

  it('says why 4 weeks cost more than a month: 28 days with design support, a calendar month without', () => {
    const coverage = Object.fromEntries(
      BILLBOARD_OFFERS.map(({ duration, coverage }) => [duration, coverage]),
    );
    expect(coverage['4 weeks']).toBe('28 days, design support included');
    expect(coverage['1 month']).toBe('One calendar month (about 30 days), your own artwork');
    expect(BILLBOARD_OFFERS.filter(({ coverage }) => /design support/.test(coverage))).toHaveLength(1);
  });

  it('covers in words the days its price per day is worked out from', () => {
    for (const { coverage, days, features } of BILLBOARD_OFFERS) {
      expect(coverage).toContain(`${days} days`);
      expect(features.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the event packages', () => {
  it('are three, by name, price and guests', () => {
    expect(PACKAGE_OFFERS.map(({ name, priceKsh, maxGuests }) => [name, priceKsh, maxGuests])).toEqual([
      ['Essential', 25000, 30],
      ['Premium', 45000, 60],
      ['Luxury', 75000, 100],
    ]);
  });

  it('include more the dearer they are', () => {
    const counts = PACKAGE_OFFERS.map(({ features }) => features.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(3);
  });
});

describe('the frequent questions', () => {
  it('are about reservations, delivery, catering and parking', () => {
    expect(FAQS.map(({ id }) => id)).toEqual(['reservations', 'delivery', 'catering', 'parking']);
    for (const { question } of FAQS) expect(question).toMatch(/\?$/);
  });

  it('answer how far, how fast and for how much we deliver', () => {
    const delivery = FAQS.find(({ id }) => id === 'delivery')?.answer;
    expect(delivery).toContain('within 5km');
    expect(delivery).toContain('30-45 minutes');
    expect(delivery).toContain('KSh\u00A0200 and is free for orders above KSh\u00A01,000');
  });
});

describe('a text that was forgotten', () => {
  it('is named', () => {
    expect(() => textFor({ essential: 'A corner of the garden' }, 'imperial')).toThrow(
      'no text for "imperial"',
    );
  });
});
