import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

test(
  'opening a page moves the focus to its heading and changes the title',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Our Stalls' }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Stalls · Bustani Gardens/);
  },
);

test('Back returns to the scroll position of the page', async ({ page }) => {
  await open(page, '/stalls');
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const left = await page.evaluate(() => history.length);
  expect(left).toBeGreaterThan(1);
  await page.goBack();
  await expect(page).toHaveURL('/stalls');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('the first tab stop of a page skips to its content', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
