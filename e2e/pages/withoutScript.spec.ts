// decisions, Static pages
import { staticPages } from '../support/addresses';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const address of staticPages().keys())
  test(`${address}: it reads, links and calls without JavaScript, and its forms say to call`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('header').getByRole('link').first()).toBeVisible();
    await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible();
    await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('footer ul').first()).toHaveCSS('list-style-type', 'none');
    await expect(page.locator('noscript p')).toContainText('Without it, call us:');
    await expect(page.locator('main [type=submit]:visible')).toHaveCount(0);
  });
