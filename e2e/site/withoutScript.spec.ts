// decisions, Static pages
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

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
