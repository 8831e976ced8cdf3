// Writes `docs/measurements.md` from all that benchmarks have measured, and from the budgets.
import { readFileSync, writeFileSync } from 'node:fs';
import { keepResult } from '../measurements/keepResult.mjs';
import { measurementsPage, PAGE, readResults, takeResults } from '../measurements/measurementsPage.mjs';

/** Pages whose bytes are listed. */
const PAGES = ['/', '/menu', '/stalls/fish-corner', '/reservations'];

const budgets = JSON.parse(readFileSync(new URL('../checks/budgets.json', import.meta.url), 'utf8'));
keepResult('pages', {
  title: 'What a page loads',
  about:
    'In brotli bytes, as its budget has them. `npm run analyze -w shell` draws what the scripts are made of.',
  columns: ['page', ...Object.keys(budgets['/'])],
  rows: PAGES.map((address) => [
    address,
    ...Object.values(budgets[address]).map((bytes) => bytes.toLocaleString('en')),
  ]),
});
takeResults();
writeFileSync(PAGE, measurementsPage(readResults()));
