import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

async function openWith(page: Page, path: string, subtotal: number | null) {
  const lines =
    subtotal === null ? [] : [{ id: 1, name: 'Samosas', price: subtotal, quantity: 1, prepMinutes: 8 }];
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('cart-left')) return;
    sessionStorage.setItem('cart-left', 'yes');
    localStorage.setItem('cart', stored);
  }, JSON.stringify(lines));
  await page.goto(path);
  await hydrated(page);
}
const amount = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

for (const path of ['/cartpage', '/checkout']) {
  test(`${path} reports an empty cart before missing fields`, async ({ page }) => {
    await openWith(page, path, null);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Add some items to your cart first.')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Browse Menu' }).click();
    await expect(page).toHaveURL('/menu');
  });

  test(`${path} requires name, email and phone, and confirms the order`, async ({ page }) => {
    await openWith(page, path, 500);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await page.getByLabel('Full Name').fill('Amina');
    await page.getByLabel('Email').fill('amina@example.com');
    await page.getByLabel('Phone Number').fill('0711');
    await page.getByRole('button', { name: 'Place Order' }).dblclick();
    await expect(page.getByText('Order Placed Successfully!')).toHaveCount(1);
    await expect(page.getByText('Cart is empty', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Amina/);
    await expectNoBarriers(page);
  });
}

for (const [subtotal, fee] of [
  [999, 'KSh 200'],
  [1000, 'KSh 200'],
  [1001, 'Free'],
] as const)
  test(`an order of ${subtotal} pays ${fee} for delivery`, async ({ page }) => {
    await openWith(page, '/cartpage', subtotal);
    await expect(amount(page, 'Delivery').first()).toHaveText(fee);
    const nudge = page.getByText('Add KSh 1 more for free delivery');
    await expect(nudge).toHaveCount(subtotal === 999 ? 1 : 0);
  });
