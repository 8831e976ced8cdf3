import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const ORDER = {
  id: 'ORD-001',
  date: '2026-11-01',
  status: 'delivered',
  total: 2900,
  items: [
    { name: 'Grilled Tilapia', price: 1100, quantity: 2 },
    { name: 'Beef Burger', price: 700, quantity: 1 },
  ],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
};

test('ordering again adds an earlier order once at today’s prices, and names what was left out', async ({
  page,
}) => {
  await signedInAs(page, 'customer');
  await page.addInitScript(
    (orders) => {
      if (!localStorage.getItem('orders')) localStorage.setItem('orders', orders);
    },
    JSON.stringify([ORDER]),
  );
  await page.goto('/order?reorder=ORD-001');
  await hydrated(page);
  await expect(page.getByText('The dishes of ORD-001 are in your cart, at today’s prices')).toBeVisible();
  await expect(page.getByText('Grilled Tilapia was KSh 1,100, today KSh 1,200.')).toBeVisible();
  await expect(page.getByText('Not on today’s menu, so left out: Beef Burger.')).toBeVisible();
  await expect(page).toHaveURL('/order');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' });
  await expect(cart).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(cart).toBeVisible();
});

test('ordering again asks a guest to sign in, and adds nothing', async ({ page }) => {
  await page.goto('/order?reorder=ORD-001');
  await hydrated(page);
  await expect(page.getByText('Sign in to order ORD-001 again')).toBeVisible();
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
