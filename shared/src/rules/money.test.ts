import fc from 'fast-check';
import { formatKsh, parseNumber } from './money';

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

describe('parseNumber', () => {
  it.each([
    ['1500', 1500],
    [' 30 ', 30],
    ['12.5', 12.5],
    ['-3', -3],
    [20, 20],
    ['', 0],
    ['   ', 0],
    ['free', 0],
    ['Infinity', 0],
    [NaN, 0],
    [null, 0],
    [undefined, 0],
  ])('the text %j in an admin form is read as the number %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });
});
