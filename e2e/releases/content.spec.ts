// docs/recipes/content.md; decisions, Today
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { placeOf } from '@venue/platform/releases/place';
import { todayCommand } from '@venue/platform/content/todayCommand';
import { hydrated } from '../support/hydrated';
import { cloneOfSiteTeam } from '../support/otherClone';
import { releaseSite } from '../support/releaseTest';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

const site = releaseSite();
const store = placeOf({ target: 'release-test' }).store.folder;

/** As `npm run content -- today …` for this site. */
const today = (...words: string[]) => todayCommand(words, { folder: store });

test.afterEach(() => today('clear'));

test('a price of a spreadsheet is on the live page after one command, and no other deployment is touched', async ({
  page,
}) => {
  const clone = await cloneOfSiteTeam();
  await clone.write('prices.csv', '\uFEFFid;price\r\n1;260\r\n');
  const command = path.join(clone.folder, 'platform/commands/content.mjs');
  const where = ['--store', store, '--servers', site.origin];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'apply', path.join(clone.folder, 'prices.csv'), '--release', ...where],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(stdout).toMatch(/Samosas: KSh\s250 → KSh\s260/);
  expect(stdout).toMatch(/public-site .* is live, in place of .* All other deployments are as they were/);
  const answer = await page.goto(`${site.origin}/menu`);
  expect(await answer?.text()).toMatch(/Samosas[\s\S]*?KSh\s260/);
  await hydrated(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Samosas' })).toContainText(/KSh\s260/);
});

test('what is sold out is said within 30 seconds on an open page and in an open cart, and nothing moves', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(`${site.origin}/menu`);
  await hydrated(page);
  const samosas = page.getByRole('listitem').filter({ hasText: 'Samosas' });
  await samosas.getByRole('button', { name: /Add/ }).click();
  const cart = await page.context().newPage();
  await cart.goto(`${site.origin}/cart`);
  await hydrated(cart);
  await expect(cart.getByText(/KSh\s250 each/)).toBeVisible();
  const moved = await shifts();

  await today('sold-out', 'Samosas');
  await today('line', 'The band plays until ten');
  await expect(cart.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });
  await expect(cart.getByText('The band plays until ten')).toBeVisible();
  await page.bringToFront();
  await expect(samosas.getByText('Sold out today')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The band plays until ten')).toBeVisible();
  expect(await shifts()).toBe(moved);

  await today('clear');
  await expect(samosas.getByText('Sold out today')).toBeHidden({ timeout: 30_000 });
  await cart.close();
});
