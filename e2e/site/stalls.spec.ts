import { expectAccessibleAtAllWidths } from '../support/barriers';
import { fractionVisible } from '../support/fractionVisible';
import { hydrated, open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';

// Nairobi's clock counts, wherever the visitor is
test.use({ timezoneId: 'America/Los_Angeles' });

test(
  'the stalls that are open now are those open in Nairobi, and the filter is in the address',
  { tag: '@core' },
  async ({ page }) => {
    await nairobiNow(page, '2026-11-21T07:30');
    await open(page, '/stalls');
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
  },
);

test('the photos of a stall are viewed by keyboard over a page that does not scroll, and seen with their buttons in low windows', async ({
  page,
}) => {
  await open(page, '/stalls/fish-corner');
  const photos = page.getByRole('region', { name: 'Photo gallery' }).getByRole('button');
  const count = await photos.count();
  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos of Fish Corner' });
  await expect(viewer).toContainText(`2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(`${count} of ${count}`);
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  await expectAccessibleAtAllWidths(page);
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    for (const button of await viewer.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      expect(await fractionVisible(button)).toBeGreaterThan(0.99);
    }
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
  await expect(root).toHaveCSS('overflow-y', 'scroll');
});
