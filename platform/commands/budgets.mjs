import { readFileSync, writeFileSync } from 'node:fs';
import { buildFor } from '../build/lastBuild.mjs';
import { BUDGETS_FILE, compareWithBudgets } from '../checks/compareBudgets.mjs';
import { pageBytes } from '../checks/pageBytes.mjs';
import { APPS } from '../ports.mjs';
import { fillStore } from '../server/serveTarget.mjs';

// `npm run budgets` shows what each page loads, `-- --write` agrees on it; performance/budgets.spec.ts holds it.

const TARGET = 'test';

const words = process.argv.slice(2);
await buildFor(APPS.find(({ folder }) => words.includes(folder)));
await fillStore(TARGET);
const pages = await pageBytes(TARGET);
for (const [address, { html, scripts }] of Object.entries(pages))
  console.log(`${address.padEnd(34)} html ${html}  scripts ${scripts}`);
for (const { name, bytes } of pages['/'].files) console.log(`  ${name}  ${bytes}`);

if (words.includes('--write')) {
  const agreed = Object.entries(pages).map(([address, { html, scripts }]) => [address, { html, scripts }]);
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(Object.fromEntries(agreed), null, 2)}\n`);
} else {
  const over = compareWithBudgets(pages, JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')));
  for (const line of over) console.error(line);
  if (over.length > 0) {
    console.error('Make it smaller, or agree on more with: npm run budgets -- --write');
    process.exitCode = 1;
  }
}
