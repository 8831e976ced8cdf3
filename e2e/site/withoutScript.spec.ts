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
