import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { seen, typed } from '../support/typed';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const thanks = (page: Page) => page.getByRole('region', { name: /^Thank you/ });

test('the confirmation of an order is there after a reload and after Back, on this tab alone', async ({
  page,
  context,
}) => {
  await open(page, '/order');
  await button(page, 'Add to Cart Samosas').click();
  await page.getByLabel('Full Name').fill(typed('Amina'));
  await page.getByLabel('Phone Number').fill(typed('0711', 'phone'));
  await page.getByLabel('Delivery Address').fill(typed('Kamulu', 'line'));
  await button(page, 'Place Order').click();
  await expect(thanks(page).getByRole('heading')).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(thanks(page)).toContainText(seen(typed('Amina')));
  await expect(thanks(page).getByRole('heading')).toBeInViewport();
  await expect(page.locator('body')).toBeFocused();
  await expect(page).toHaveURL('/order');

  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page).toHaveURL('/menu');
  await page.goBack();
  await expect(thanks(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();

  const otherTab = await context.newPage();
  await open(otherTab, '/order');
  await expect(thanks(otherTab)).toBeHidden();
  await open(otherTab, '/reservations');
  await expect(otherTab.getByRole('region', { name: 'Asked from this device' })).toContainText(
    'Not sent yet',
  );

  await button(page, 'Done').click();
  await expect(thanks(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(thanks(page)).toBeHidden();
});

test(
  'what was typed is there again when the browser goes back to the form',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/order');
    await button(page, 'Add to Cart Samosas').click();
    for (const [path, field] of [
      ['/contact', 'Full Name'],
      ['/order', 'Delivery Address'],
      ['/signin', 'Email'],
      ['/auth?tab=sign-up', 'Full Name'],
    ] as const) {
      await open(page, path);
      await page.getByLabel(field).fill(typed('Amina, green gate'));
      await open(page, '/privacy-policy');
      await page.goBack();
      await hydrated(page);
      await expect(page.getByLabel(field)).toHaveValue(typed('Amina, green gate'));
    }
  },
);
