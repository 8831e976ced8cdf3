import { compareWithBudgets } from './compareBudgets.mjs';

const BUDGETS = { '/': { html: 1000, scripts: 10_000 } };

it.each([
  ['exactly', 1000, 10_000],
  ['by one percent more', 1010, 10_100],
  ['with less', 1, 1],
])('a page keeps its budget %s', (_how, html, scripts) => {
  expect(compareWithBudgets({ '/': { html, scripts } }, BUDGETS)).toEqual([]);
});

it('a page that is more than one percent larger is over its budget, and says in what', () => {
  const larger = { '/': { html: 1000, scripts: 10_101 } };
  expect(compareWithBudgets(larger, BUDGETS)).toEqual(['/: scripts 10101 bytes, and the budget is 10000.']);
});

it('a new page needs a budget, and the budget of a page that is gone goes too', () => {
  const pages = { '/new': { html: 1, scripts: 1 } };
  expect(compareWithBudgets(pages, BUDGETS)).toEqual([
    '/new has no budget.',
    '/ has a budget, and is not there.',
  ]);
});
