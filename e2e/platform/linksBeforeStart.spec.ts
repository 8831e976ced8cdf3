import type { Page } from '@playwright/test';
import { openBeforeStart } from '../support/heldStart';
import { expect, test } from '../support/test';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const pressed = (page: Page) => page.getByRole('main').locator('[role=group] [aria-pressed=true]');

test('what is pressed after a link that waits, before the start, still counts, and the last link wins', async ({
  page,
}) => {
  const start = await openBeforeStart(page, '/menu');
  await chip(page, 'Vegetarian').click();
  await page.getByRole('banner').getByRole('link', { name: 'Stalls' }).first().click();
  await chip(page, 'Quickest first').click();
  await cartLink(page).click();
  await start();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(pressed(page)).toHaveText(['Quickest first', 'Vegetarian']);
});

test('a link that waits for scripts that fail leads on', async ({ page, visit }) => {
  // The script of this page and of the next.
  visit.allows(/net::ERR_FAILED/, 2);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await chip(page, 'Vegetarian').click();
  await cartLink(page).click();
  fail();
  await page.waitForURL(/\/cart$/, { waitUntil: 'commit' });
});
