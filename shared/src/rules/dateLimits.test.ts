import { dateProblem, STAFF_DATES } from './dateLimits';

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
