import { readFileSync } from 'node:fs';
import { BUDGETS_FILE, compareWithBudgets } from '@venue/platform/checks/compareBudgets';
import { pageBytes } from '@venue/platform/checks/pageBytes';
import { TARGET } from '../support/addresses';
import { expect, test } from '../support/test';

test('no page loads more bytes than was agreed', { tag: '@core' }, async () => {
  const budgets = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Parameters<typeof compareWithBudgets>[1];
  expect(
    compareWithBudgets(await pageBytes(TARGET), budgets),
    'make it smaller, or agree on more with: npm run budgets -- --write',
  ).toEqual([]);
});
