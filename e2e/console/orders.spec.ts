import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';

const ORDERS = [
  {
    id: 'ORD-001',
    date: '2026-11-09',
    status: 'delivered',
    total: 2400,
    items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }],
    type: 'delivery',
    paymentMethod: 'M-Pesa',
  },
  {
    id: 'ORD-002',
    date: '2026-11-20',
    status: 'confirmed',
    total: 950,
    items: [{ name: 'Samosas', price: 250, quantity: 3 }],
    type: 'delivery',
    paymentMethod: 'M-Pesa',
  },
];

test.beforeEach(({ page }) =>
  page.addInitScript((orders) => localStorage.setItem('orders', orders), JSON.stringify(ORDERS)),
);

test(
  'Back leaves the orders in one step, whatever was searched and filtered',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'View All Orders' }).click();
    await expect(page.getByText('2 orders found')).toBeVisible();
    await page.getByRole('searchbox').fill('samosas');
    await expect(page).toHaveURL('/admin/orders?q=samosas');
    await expect(page.getByText('1 orders found')).toBeVisible();
    await page.getByLabel('Status').selectOption('Cancelled');
    await expect(page.getByText('Try adjusting your filters')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  },
);

test('Update in the dialog of an order logs to the console, closes it and changes nothing', async ({
  page,
}) => {
  await page.goto('/admin/orders');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const opener = page.getByRole('button', { name: 'View Details of ORD-002' });
    await opener.click();
    const details = page.getByRole('dialog', { name: 'Order #ORD-002' });
    await expect(details).toContainText('3 × KSh 250');
    await expect(details).toContainText('DeliveryKSh 200');
    await expectNoBarriers(page);
    const stored = await page.evaluate(() => localStorage.getItem('orders'));
    await details.getByLabel('Update Status').selectOption('Delivered');
    const logged = page.waitForEvent('console', (message) => message.text().includes('ORD-002'));
    await details.getByRole('button', { name: 'Update', exact: true }).click();
    expect((await logged).type()).toBe('log');
    await expect(details).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByText('Confirmed').last()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('orders'))).toBe(stored);
    await expectNoOverflow(page);
  }
});
