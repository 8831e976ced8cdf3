/** @jest-environment node */
import { compareWithBudgets } from './budgetRatchet.mjs';

const BUDGETS = { '/': { html: 1000, scripts: 10_000, styles: 500, drawings: 50 } };

it.each([
  ['exactly', 1000, 10_000, 500, 50],
  ['by one percent more', 1010, 10_100, 505, 50],
])('a page keeps its budget %s, and the budget stays', (_how, html, scripts, styles, drawings) => {
  expect(compareWithBudgets({ '/': { html, scripts, styles, drawings } }, BUDGETS)).toEqual({
    over: [],
    next: BUDGETS,
  });
});

it('a page that is more than one percent larger is over its budget, and says in what', () => {
  const { over, next } = compareWithBudgets(
    { '/': { html: 1000, scripts: 10_101, styles: 506, drawings: 51 } },
    BUDGETS,
  );
  expect(over).toEqual([
    '/: scripts 10101 bytes, and the budget is 10000.',
    '/: styles 506 bytes, and the budget is 500.',
    '/: drawings 51 bytes, and the budget is 50.',
  ]);
  expect(next).toEqual(BUDGETS);
});

it('a page that has become smaller lowers its budget', () => {
  const smaller = { '/': { html: 999, scripts: 10_050, styles: 499, drawings: 49 } };
  expect(compareWithBudgets(smaller, BUDGETS).next).toEqual({
    '/': { html: 999, scripts: 10_000, styles: 499, drawings: 49 },
  });
});

it('a new page needs a budget, and the budget of a page that is gone goes too', () => {
  const { over, next } = compareWithBudgets(
    { '/new': { html: 1, scripts: 1, styles: 1, drawings: 1 } },
    BUDGETS,
  );
  expect(over).toEqual(['/new has no budget.']);
  expect(next).toEqual({});
});
