import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const DRAWINGS_FILE = /\/drawings\.[0-9a-f]{8}\.svg$/;

/** The height of what a drawing draws, as a share of its `<svg>`; 0 when it draws nothing. */
const drawnHeight = (drawing: Locator) =>
  drawing.evaluate((use: SVGUseElement) => {
    const frame = use.ownerSVGElement?.getBoundingClientRect();
    return frame ? use.getBoundingClientRect().height / frame.height : 0;
  });

/** The drawings of a page's last parts, where it takes them from a file of the site. */
const later = (page: Page) => page.locator('use[href*=".svg#"]');

for (const [address, where] of Object.entries({ '/': 'home', '/menu': 'the menu' }))
  test(`drawings below the fold of ${where} come from one file, before the application starts`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('html')).not.toHaveAttribute('data-styles');
    await page.locator('footer').scrollIntoViewIfNeeded();
    const drawn = page.locator('footer').locator(later(page));
    await expect(drawn).not.toHaveCount(0);
    for (const drawing of await drawn.all())
      await expect.poll(() => drawnHeight(drawing)).toBeGreaterThan(0.1);
    expect(visit.requests.filter((address) => DRAWINGS_FILE.test(address))).toHaveLength(1);
    expect(visit.requests.filter((address) => /\.js$/.test(address))).toEqual([]);
  });

for (const address of ['/', '/stalls', '/menu', '/reservations', '/events', '/order', '/contact', '/signin'])
  test(`on ${address} no control depends on a drawing of the file`, async ({ page }) => {
    await page.goto(address);
    const bare = page
      .locator('a, button')
      .filter({ has: later(page) })
      .filter({ hasNotText: /\S/ });
    await expect(bare).toHaveCount(0);
  });

test('an icon that changes is drawn whole, as the one before it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  const play = page.getByRole('button', { name: 'Play' }).locator('use');
  const height = await drawnHeight(play);
  expect(height).toBeGreaterThan(0.5);
  expect(height).toBeLessThan(0.9);
});

test('a page whose drawings do not arrive works, and draws what comes later', async ({ page, visit }) => {
  visit.allows(/Failed to load resource/);
  await page.route(DRAWINGS_FILE, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('footer').getByRole('link', { name: 'hello@' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(page).toHaveURL('/contact');
  const drawings = page.locator('main use');
  await expect(drawings).not.toHaveCount(0);
  expect(await drawnHeight(drawings.first())).toBeGreaterThan(0.1);
});
