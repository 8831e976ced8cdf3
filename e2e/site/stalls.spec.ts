import { fractionVisible } from '../support/fractionVisible';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';

// Nairobi's clock counts, wherever the visitor is
test.use({ timezoneId: 'America/Los_Angeles' });

test('the stalls that are open now are those open in Nairobi, and the filter is in the address', async ({
  page,
}) => {
  await nairobiNow(page, '2026-11-21T07:30');
  await page.goto('/stalls');
  await hydrated(page);
  await expect(page.getByText('1 of 9 stalls is open now')).toBeVisible();
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page).toHaveURL('/stalls?open=now');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('09 · Garden Car Wash');
  await expect(page.getByRole('article')).toContainText('Open now · closes 7 PM');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: '09 · Garden Car Wash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '09 · Garden Car Wash' })).toBeFocused();
  await expect(page).toHaveTitle('Garden Car Wash · Bustani Gardens');
  await page.goBack();
  await expect(page).toHaveURL('/stalls?open=now');
});

test('just before midnight in Nairobi every stall is closed, and the page says which opens first', async ({
  page,
}) => {
  await nairobiNow(page, '2026-11-21T23:30');
  await page.goto('/stalls?open=now');
  await hydrated(page);
  await expect(page.getByText('First up: Garden Car Wash. Opens 7 AM.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all stalls' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('the photos of a stall can be viewed by keyboard', async ({ page }) => {
  await page.goto('/stalls/fish-corner');
  await hydrated(page);
  const photos = page.getByRole('region', { name: 'Photo gallery' }).getByRole('button');
  const count = await photos.count();
  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos of Fish Corner' });
  await expect(viewer).toContainText(`2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])
  test(`the buttons of a photo can be seen whole at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/stalls/fish-corner');
    await hydrated(page);
    await page.getByRole('region', { name: 'Photo gallery' }).getByRole('button').first().click();
    for (const button of await page.getByRole('dialog').getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      expect(await fractionVisible(button)).toBeGreaterThan(0.99);
    }
  });

test('the page behind a photo does not scroll', async ({ page }) => {
  await page.goto('/stalls/fish-corner');
  await hydrated(page);
  const root = page.locator('html');
  await page.getByRole('region', { name: 'Photo gallery' }).getByRole('button').first().click();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(root).toHaveCSS('overflow-y', 'scroll');
});

test('an unknown stall is not found, and search engines are told so', async ({ page }) => {
  await page.goto('/stalls/pizza');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Stall Not Found' })).toBeVisible();
  await expect(page).toHaveTitle('Stall Not Found · Bustani Gardens');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to Stalls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Stalls' })).toBeVisible();
});

test("a stall's static page tells search engines its opening hours", async ({ request }) => {
  const html = await (await request.get('/stalls/carwash')).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'AutoWash',
    name: 'Garden Car Wash',
    openingHoursSpecification: { opens: '07:00', closes: '19:00' },
  });
  expect(html).toContain('<title>Garden Car Wash · Bustani Gardens</title>');
});
