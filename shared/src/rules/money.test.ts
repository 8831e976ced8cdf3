import fc from 'fast-check';
import { formatKsh, splitKsh } from './money';

describe('formatKsh', () => {
  it.each([
    [0, 'KSh\u00A00'],
    [200, 'KSh\u00A0200'],
    [999, 'KSh\u00A0999'],
    [1000, 'KSh\u00A01,000'],
    [1200, 'KSh\u00A01,200'],
    [120000, 'KSh\u00A0120,000'],
    [1234567, 'KSh\u00A01,234,567'],
    [857.14, 'KSh\u00A0857'],
    [999.5, 'KSh\u00A01,000'],
    [-0.5, 'KSh\u00A00'],
    [-1500, '-KSh\u00A01,500'],
  ])('the amount %d is printed as "%s"', (amount, printed) => {
    expect(formatKsh(amount)).toBe(printed);
  });

  it('thousands separators never change the digits of an amount', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(Number(formatKsh(amount).replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('splitKsh', () => {
  it.each([
    [1400, 1, [1400]],
    [1400, 4, [350, 350, 350, 350]],
    [1000, 3, [334, 333, 333]],
    [1001, 3, [334, 334, 333]],
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
    [999.5, 2, [500, 500]],
  ])('a total of KSh %d between %d people is %j', (amount, people, shares) => {
    expect(splitKsh(amount, people)).toEqual(shares);
  });

  it('what people pay is always whole, adds up to the printed total, and differs by one shilling at most', () => {
    const amount = fc.oneof(fc.nat(100_000), fc.maxSafeNat(), fc.double({ min: 0, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 100 }), (total, people) => {
        const shares = splitKsh(total, people);
        expect(shares).toHaveLength(people);
        expect(shares.every(Number.isSafeInteger)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.round(total));
        expect(shares).toEqual([...shares].sort((one, other) => other - one));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
