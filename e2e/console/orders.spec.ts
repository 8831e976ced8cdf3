import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { orderOf, storedAlways } from '../support/stored';
import { exactly } from '../support/typed';

const ORDERS = [
  orderOf('ORD-001'),
  orderOf('ORD-002', { items: [{ name: 'Samosas', price: 250, quantity: 3 }] }),
];

test(
  'Back leaves the orders in one step, whatever was searched and filtered',
  { tag: '@core' },
  async ({ page }) => {
    await storedAlways(page, { orders: ORDERS });
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'View All Orders' }).click();
    await expect(page.getByText('2 orders found')).toBeVisible();
    await page.getByRole('searchbox').fill(exactly('samosas'));
    await expect(page).toHaveURL('/admin/orders?q=samosas');
    await expect(page.getByText('1 orders found')).toBeVisible();
    await page.getByLabel('Status').selectOption('Cancelled');
    await expect(page.getByText('Try adjusting your filters')).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  },
);
