import { bookingDates, dateProblem, STAFF_DATES } from './dateLimits';
import { isIsoDate } from './nairobiTime';

it.each([
  ['2026-11-21T21:30:00Z', '2026-11-22', '2031-11-21'],
  ['2028-02-29T09:00:00Z', '2028-02-29', '2033-02-27'],
])('at %s visitors can book from %s to %s', (instant, min, max) => {
  const limits = bookingDates(new Date(instant));
  expect(limits).toEqual({ min, max });
  expect(isIsoDate(limits.max)).toBe(true);
});

it.each([
  ['', 'Choose a date'],
  ['1999-12-31', 'Choose 1 January 2000 or a later date'],
  ['0026-05-12', 'Choose 1 January 2000 or a later date'],
  ['2000-01-01', false],
  ['2099-12-31', false],
  ['2100-01-01', 'Choose 31 December 2099 or an earlier date'],
  ['20261-11-22', 'Choose 31 December 2099 or an earlier date'],
  ['275760-09-13', 'Choose 31 December 2099 or an earlier date'],
  ['2026-02-30', 'Enter the date as year, month and day, like 2026-11-27'],
  ['22/11/2026', 'Enter the date as year, month and day, like 2026-11-27'],
])('the date "%s" among those that staff enter is wrong in these words: %s', (date, problem) => {
  expect(dateProblem(date, STAFF_DATES)).toBe(problem);
});
