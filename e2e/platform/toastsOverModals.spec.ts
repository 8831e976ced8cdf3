import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2 };
const toast = (page: Page, words: string) => page.locator('.Toastify__toast').filter({ hasText: words });
const navigation = (page: Page) => page.getByRole('dialog', { name: 'Where to?' });

async function openNavigation(page: Page) {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(navigation(page)).toBeVisible();
}

test('the cross of a toast over the navigation closes this toast and nothing else, and another goes back to the page', async ({
  page,
}) => {
  await open(page, '/menu');
  for (const dish of ['Samosas', 'Chicken Wings']) {
    await page.getByRole('button', { name: `Add to Cart ${dish}` }).click();
    await toast(page, dish).waitFor();
  }
  await openNavigation(page);
  // In the top layer: the dialog's backdrop does not dim it.
  await expect(page.locator(':popover-open').getByText('Samosas')).toBeVisible();
  const close = (dish: string) =>
    toast(page, dish).getByRole('button', { name: 'Close notification' }).click();
  await close('Samosas');
  await expect(toast(page, 'Samosas')).toHaveCount(0);
  await expect(navigation(page)).toBeVisible();
  await expect(page).toHaveURL('/menu');
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toHaveCount(0);
  await close('Chicken Wings');
  await expect(toast(page, 'Chicken Wings')).toHaveCount(0);
});

test('Undo over the navigation brings back the cart, on the same page', async ({ page }) => {
  await storedBefore(page, { cart: [SAMOSAS] });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await toast(page, 'Cart cleared').waitFor();
  await openNavigation(page);
  await toast(page, 'Cart cleared').getByRole('button', { name: 'Undo' }).click();
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Dishes in your cart' })).toContainText('Samosas');
  await expect(page).toHaveURL('/cart');
});

for (const [how, style] of [
  ['turned off', '* { animation: none !important; transition: none !important }'],
  ['of no length', '* { animation-duration: 0.01ms !important }'],
  ['paused', '* { animation-play-state: paused !important }'],
] as const)
  test(`with animations ${how} a toast stays to be read, closes by its cross, and by itself`, async ({
    page,
  }) => {
    await page.goto('/menu');
    await page.addStyleTag({ content: style });
    await hydrated(page);
    await page.clock.install();
    const addAndRead = async () => {
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.locator('.Toastify__toast').waitFor();
      await page.clock.runFor(4000);
      await expect(page.locator('.Toastify__toast')).toHaveCSS('opacity', '1');
    };
    await addAndRead();
    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.clock.runFor(1000);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    await page.mouse.move(380, 800);
    await addAndRead();
    await page.clock.runFor(8000);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  });
