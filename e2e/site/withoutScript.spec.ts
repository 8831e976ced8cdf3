// decisions, Static pages
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('links of the home page lead on without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Explore Stalls' }).click();
  await expect(page).toHaveURL('/stalls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Stalls');
});

test('buttons that nothing would answer are not shown without JavaScript', async ({ page }) => {
  for (const [address, names] of [
    ['/', ['Next picture', 'Pause']],
    ['/menu', [/^Add to Cart/, /^Favorite/, 'Vegetarian']],
  ] as const) {
    await page.goto(address);
    for (const name of names) await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('the slide-out menu opens and closes without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/events');
  const menu = page.getByRole('dialog', { name: 'Where to?' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await menu.getByRole('link', { name: 'Billboard' }).click();
  await expect(page).toHaveURL('/billboard');
});

for (const address of ['/menu', '/order'])
  test(`what the tabs of ${address} hold is shown without JavaScript, each with its title`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('tablist')).toBeHidden();
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) {
      await expect(panel.locator('li').first()).toBeVisible();
      const title = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(title).toMatch(/^"[A-Z][\w ]+"$/);
    }
  });

test('the pictures of the carousel are moved by scrolling without JavaScript', async ({ page }) => {
  await page.goto('/');
  const slides = page.locator('[aria-roledescription=slide]');
  await expect(slides.first()).toBeInViewport();
  await slides.first().hover();
  await page.mouse.wheel(600, 0);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(1).locator('img, svg').first()).toBeVisible();
});
