import type { Page } from '@playwright/test';
import { follow } from '../support/follow';
import { hydrated, open } from '../support/hydrated';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** In the page: a browser that is asked to save data, so that only the visitor starts the application. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
}

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').first();
const isRendered = (page: Page) =>
  footerLink(page).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

test('parts far below are left out until the visitor comes near them, also once the application runs', async ({
  page,
}) => {
  await page.addInitScript(saveData);
  await page.goto('/', { waitUntil: 'load' });
  expect(await isRendered(page)).toBe(false);
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(await isRendered(page)).toBe(false);
  await footerLink(page).scrollIntoViewIfNeeded();
  await expect(footerLink(page)).toBeInViewport();
  expect(await isRendered(page)).toBe(true);
});

test('Back finds the place on a page whose heights were estimated', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  while ((await top()) > 400) {
    await page.evaluate(() => window.scrollBy(0, 300));
    await settled(page);
  }
  const before = await top();
  // Not by a click of Playwright, which first scrolls to where the sticky header would be.
  await follow(page, '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  await expect(page.locator('html[data-heights]')).toHaveCount(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

for (const width of [390, 1280])
  test(`nothing moves while a visitor scrolls through a page whose heights are estimated, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(saveData);
    const shifts = await watchShifts(page);
    await page.goto('/', { waitUntil: 'load' });
    let before = -1;
    for (;;) {
      await page.evaluate(() => window.scrollBy(0, 400));
      await settled(page);
      const now = await page.evaluate(() => window.scrollY);
      if (now === before) break;
      before = now;
    }
    expect(await isRendered(page)).toBe(true);
    expect(await shifts()).toBeLessThan(0.01);
  });

test('a reload and Back from another document show what was in sight before', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(1000);
  const before = await top();
  await page.reload();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
  await hydrated(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  await open(page, '/contact');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test('a page that opens at one of its parts shows this part', async ({ page }) => {
  await page.goto('/');
  const id = await page
    .getByRole('main')
    .locator('[id]')
    .evaluateAll((elements) => elements.filter((element) => element.tagName === 'H2').at(-1)?.id);
  expect(id).toBeTruthy();
  await page.goto('about:blank');
  await page.goto(`/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await hydrated(page);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
