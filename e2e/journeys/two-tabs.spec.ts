import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const OPERATIONS = 200;

/** Presses a button as often as asked, as fast as the page takes it. */
async function press(page: Page, name: string, times: number) {
  const button = page.getByRole('button', { name }).first();
  await button.evaluate((element, count) => {
    for (let pressed = 0; pressed < count; pressed += 1) (element as HTMLButtonElement).click();
  }, times);
}

const storedCount = (page: Page) =>
  page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[];
    return lines.reduce((sum, line) => sum + line.quantity, 0);
  });

test('two tabs that order at the same time lose nothing of each other', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/menu');
    await hydrated(tab);
  }
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await expect(other.getByRole('button', { name: 'Increase quantity of Samosas' })).toBeVisible();
  await Promise.all([
    press(page, 'Increase quantity of Samosas', OPERATIONS),
    press(other, 'Increase quantity of Samosas', OPERATIONS),
  ]);
  const expected = 1 + 2 * OPERATIONS;
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('banner').getByRole('link', { name: `Cart, ${expected} items` }),
    ).toBeVisible();
    await expect.poll(() => storedCount(tab)).toBe(expected);
  }
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${expected} items` })).toBeVisible();
});

test('a dish added on a page of the remote moves the badge in the header of the shell', async ({ page }) => {
  await page.goto('/menu');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
