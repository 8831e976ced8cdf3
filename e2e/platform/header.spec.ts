import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/barriers';
import { openBeforeStart } from '../support/heldStart';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

/** Where everything of the header stands. */
const places = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));

for (const who of ['guest', 'customer', 'admin'] as const)
  test(`the header of a ${who} has its final layout before any script has run`, async ({ page }) => {
    if (who !== 'guest') await signedInAs(page, who);
    const start = await openBeforeStart(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    await start();
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
    expect(await places(page)).toEqual(before);
  });

/** The distances between letters, words and lines that a visitor may set (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

for (const who of ['guest', 'customer'] as const)
  test(`the header of a ${who} fits at every width where the visitor spaces the text`, async ({ page }) => {
    if (who === 'customer') await signedInAs(page, who);
    await open(page, '/contact');
    await page.addStyleTag({ content: TEXT_SPACING });
    const parts = page.getByRole('banner').locator('a:visible, button:visible');
    for (const width of [320, 360, 390, 480, 768, 1023, 1024, 1036, 1060, 1099, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `${width} px`);
      for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

test('a name of forty letters fits into the header at every width, which is no higher for it', async ({
  page,
}) => {
  await open(page, '/contact');
  const brand = page.getByRole('banner').locator('a[href="/"]').first();
  await brand.evaluate((link) => {
    link.setAttribute('data-long', '');
    const [name, short] = link.querySelectorAll(':scope > span');
    name?.replaceChildren("Mama Njeri's Swahili Seafood & Grill Bar");
    short?.replaceChildren("Mama Njeri's");
  });
  for (const width of [320, 360, 390, 480, 577, 768, 1023, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${width} px`);
    for (const part of await page.getByRole('banner').locator('a:visible, button:visible').all())
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await brand.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(1);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(72);
  }
});

test('who signs out on a page by the slide-out menu finds Sign In in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signedInAs(page, 'customer');
  await open(page, '/contact');
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await menu.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await menu.click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test(
  'the slide-out menu traps the focus, and Escape returns it to its button',
  { tag: '@core' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/contact');
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'Home' })).toBeFocused();
    const stops = await sheet.locator('a, button').count();
    for (let stop = 0; stop < 2 * stops; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expectNoOverflow(page);
  },
);

test('the theme chosen in the footer is there after a reload, before any script has run', async ({
  page,
  visit,
}) => {
  await open(page, '/contact');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await page.getByRole('contentinfo').locator('label', { hasText: 'Dark' }).click();
  await expect(dark).toBeChecked();
  await page.route(/\/main\.[0-9a-f]{8}\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The script that was kept away. The page asks for it once it has been read.
  visit.expects(/net::ERR_FAILED/);
  await expect.poll(() => visit.messages.some((message) => message.includes('net::ERR_FAILED'))).toBe(true);
  await page.unroute(/\/main\.[0-9a-f]{8}\.js/);
  await page.reload();
  await expect(dark).toBeChecked();
});
