import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { pagesOf } from '../support/pagesOf';

test('the host prints a card with a code for each table, six on a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/menu');
  await page.getByRole('link', { name: 'Table cards' }).click();
  await expect(page).toHaveURL('/admin/menu?view=table-cards');
  await expect(page.getByRole('heading', { level: 1, name: 'Table Cards' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of the menu at table \d+$/ })).toHaveCount(24);
  await expectNoBarriers(page);
  await expectNoOverflow(page);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(4);
  await page.getByRole('link', { name: 'Back to Manage Menu' }).click();
  await expect(page).toHaveURL('/admin/menu');
});
