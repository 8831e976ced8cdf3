import { staticAddresses } from '../support/addresses';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('every public page reads, links and calls without JavaScript, and its forms say to call', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  for (const address of await staticAddresses(request))
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('header').getByRole('link').first()).toBeVisible();
      await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible();
      await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('Without it, call us:');
      await expect(page.locator('main [type=submit]:visible')).toHaveCount(0);
    });
});

test('links of the home page lead on without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Explore Stalls' }).click();
  await expect(page).toHaveURL('/stalls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Stalls');
});
