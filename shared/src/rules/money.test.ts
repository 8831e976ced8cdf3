import fc from 'fast-check';
import { formatKsh } from './money';

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
