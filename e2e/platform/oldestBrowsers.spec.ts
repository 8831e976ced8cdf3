// decisions, Oldest browsers
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { ROOT } from '@venue/platform/ports';
import { expect, test } from '../support/test';

const FOLDERS = ['shell/dist/browser', 'public-site/dist', 'customer-portal/dist', 'admin-console/dist'];

/** What Safari 15.4, Chrome 94 or Firefox 98 lacks: a regular expression with it can't even be read. */
const TOO_NEW: Record<string, RegExp> = {
  'a look-behind': /\(\?<[=!]/,
  'a static block': /\bstatic\{/,
  'a later function of arrays': /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex)\(/,
  'a later function of objects, promises or texts': /\b(groupBy|withResolvers|fromAsync|isWellFormed)\(/,
};

/** What is wrong with a file, or nothing. */
function problemsOf(code: string): string[] {
  const problems = Object.keys(TOO_NEW).filter((name) => TOO_NEW[name]?.test(code));
  try {
    parse(code, { ecmaVersion: 2022, sourceType: 'script' });
  } catch (error) {
    problems.push(String(error));
  }
  return problems;
}

test('every script of the site can be read by the oldest browsers', { tag: '@core' }, () => {
  for (const folder of FOLDERS) {
    const scripts = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !file.startsWith('server'),
    );
    expect(scripts.length, folder).toBeGreaterThan(0);
    for (const file of scripts)
      expect(problemsOf(readFileSync(path.join(ROOT, folder, file), 'utf8')), `${folder}/${file}`).toEqual(
        [],
      );
  }
});

test(
  'an older browser shows the page without the application, and says so',
  { tag: '@core' },
  async ({ page, visit }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    await page.goto('/reservations');
    await expect(page.getByRole('note')).toContainText('need a newer browser');
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[type=submit]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Menu' }).first().click();
    await expect(page).toHaveURL(/\/menu$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    expect(visit.requests.filter((url) => /\/main\.[^/]*\.js$/.test(url))).toEqual([]);
  },
);
