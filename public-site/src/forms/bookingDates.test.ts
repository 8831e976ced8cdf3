import { isIsoDate } from '@venue/shared/rules';
import { bookingDates } from './bookingDates';

it.each([
  ['2026-11-21T21:30:00Z', '2026-11-22', '2031-11-21'],
  ['2028-02-29T09:00:00Z', '2028-02-29', '2033-02-27'],
])('at %s visitors can book from %s to %s', (instant, min, max) => {
  const limits = bookingDates(new Date(instant));
  expect(limits).toEqual({ min, max });
  expect(isIsoDate(limits.max)).toBe(true);
});
