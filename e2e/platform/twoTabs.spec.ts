// decisions, Two tabs
import type { Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

/** One person's changes in two tabs are this far apart at least. */
const SHORTEST_GAP_MS = 50;
/** A tab shows a change of another tab within this time. */
const AGREED_AFTER_MS = 200;

const badgeOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` });

const storedCount = (page: Page) =>
  page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[];
    return lines.reduce((sum, line) => sum + line.quantity, 0);
  });

test('a person who orders in several tabs, some opened and closed between, loses nothing', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await open(page, '/menu');
  await open(other, '/menu');
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  let expected = 1;
  const increase = async (tab: Page) => {
    // A tab shows the changes of the other one before it makes its own.
    await expect(badgeOf(tab, expected)).toBeVisible();
    await tab.waitForTimeout(SHORTEST_GAP_MS);
    await tab.getByRole('button', { name: 'Increase quantity of Samosas' }).first().click();
    expected += 1;
  };
  for (let round = 0; round < 5; round += 1) for (const tab of [other, page]) await increase(tab);
  const opened = await context.newPage();
  await open(opened, '/menu');
  await increase(opened);
  await increase(page);
  await other.close();
  await increase(opened);
  for (const tab of [page, opened]) {
    await expect(badgeOf(tab, expected)).toBeVisible();
    await expect.poll(() => storedCount(tab)).toBe(expected);
  }
  await page.reload();
  await expect(badgeOf(page, expected)).toBeVisible();
});

test('a change in one tab is shown in the other within 200 ms', async ({ context, page }) => {
  const other = await context.newPage();
  await open(page, '/menu');
  await open(other, '/menu');
  const delays: number[] = [];
  for (let count = 1; count <= 5; count += 1) {
    const name = count === 1 ? 'Add to Cart Samosas' : 'Increase quantity of Samosas';
    const shown = badgeOf(other, count).waitFor();
    const seenAt = other.evaluate(
      (label) =>
        new Promise<number>((resolve) => {
          const look = () => document.querySelector(`header [aria-label^="${label}"]`) && resolve(Date.now());
          look();
          new MutationObserver(look).observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
          });
        }),
      `Cart, ${count} item`,
    );
    const pressedAt = await page
      .getByRole('button', { name })
      .first()
      .evaluate((button: HTMLButtonElement) => {
        const now = Date.now();
        button.click();
        return now;
      });
    await shown;
    delays.push((await seenAt) - pressedAt);
  }
  // The quickest counts: a busy machine only adds to the time that the application itself takes.
  expect(Math.min(...delays)).toBeLessThan(AGREED_AFTER_MS);
});
