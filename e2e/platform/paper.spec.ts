import type { Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { daysAhead } from '../support/nairobi';
import { pagesOf } from '../support/pagesOf';
import { guestRequest, orderOf, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const colours = (page: Page) =>
  page.evaluate(() =>
    ['body', 'main h1', 'footer', 'footer p'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      const { color, colorScheme } = getComputedStyle(element);
      return { selector, color, colorScheme };
    }),
  );

test('a page is printed in the colours of the light theme, whatever the device or the visitor chose', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const light = await colours(page);
  for (const { color, colorScheme } of light) {
    expect(color).toMatch(/rgb\((\d\d?|1[0-2]\d), /);
    expect(colorScheme).toMatch(/light/);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours(page)).toEqual(light);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await colours(page)).toEqual(light);
});

test('nothing that floats over the page is printed over its text', async ({ page }) => {
  await open(page, '/menu');
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  const floating = [
    page.getByText('Samosas added to cart!'),
    page.getByRole('region', { name: 'Your cart so far' }),
    page.getByRole('banner').getByRole('link', { name: 'Book Table' }),
  ];
  for (const part of floating) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of floating) await expect(part).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
  expect(stuck).toEqual([]);
});

for (const [path, opener] of [
  ['/orders', /^Track Order/],
  ['/reservations', /^Manage/],
] as const)
  test(`the dialog of ${path} is printed once, without the page below it`, async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, {
      orders: Array.from({ length: 40 }, (_, index) => ({
        ...orderOf(`ORD-${String(index + 1).padStart(3, '0')}`),
        status: 'preparing',
      })),
      requests: [guestRequest(daysAhead(30), { owner: 'customer-1' })],
    });
    await open(page, path);
    expect(pagesOf(await page.pdf())).toBeGreaterThan(1);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(pagesOf(await page.pdf())).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('color-scheme', /light/);
    await expect(dialog.locator('button, a[data-tone]').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  });

test('a browser that darkens pages by itself leaves a page light for who has chosen that', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await storedBefore(page, { theme: 'light' });
  await open(page, '/privacy-policy');
  const light = await page.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await page.screenshot()).equals(light)).toBe(true);
});
