import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { open } from '../support/hydrated';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 3 };
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByLabel('Phone Number').fill('0711');
}

test(
  'a checkout says what is missing, confirms the order once, and is empty after it',
  { tag: '@core' },
  async ({ page }) => {
    await storedBefore(page, { cart: [SAMOSAS] });
    await open(page, '/checkout');
    await placeOrder(page).click();
    await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await page.getByLabel('Split the total').selectOption('Between 4 people');
    // With the delivery of KSh 200: KSh 950.
    await expect(page.getByText('2 pay KSh\u00A0238, 2 pay KSh\u00A0237')).toBeVisible();
    await fillIn(page);
    await placeOrder(page).dblclick();
    await expect(page.getByText('Order Placed Successfully!')).toHaveCount(1);
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await expect(page.getByText('Cart is empty', { exact: true })).toHaveCount(0);
    const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Amina/);
    // Right after an order the press still counts as a repetition.
    await expect(async () => {
      await placeOrder(page).click();
      await expect(page.getByText('Add some items to your cart first.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse Menu' }).click();
    await expect(page).toHaveURL('/menu');
  },
);
