import { opensNothing } from '../support/booking';
import { open } from '../support/hydrated';
import { pagesOf } from '../support/pagesOf';
import { orderOf, storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test(
  'a customer’s order is among their orders, can be tracked, and its progress is not simulated',
  { tag: '@core' },
  async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, { orders: [orderOf('ORD-001')] });
    await open(page, '/order');
    await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
    await page.getByRole('button', { name: 'Use my details' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Amina Wanjiru');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    expect(JSON.parse((await storedNow(page)).orders ?? '')).toMatchObject([
      { id: 'ORD-001' },
      { id: 'ORD-002', status: 'preparing', total: 450, type: 'delivery', paymentMethod: 'M-Pesa' },
    ]);
    await page.goto('/orders');
    const track = page.getByRole('button', { name: /^Track Order/ });
    await expect(track).toHaveAccessibleName('Track Order ORD-002');
    await track.click();
    const steps = page.getByRole('dialog', { name: 'Order #ORD-002' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Not sent yet' })).toHaveAttribute('aria-current', 'step');
    await opensNothing(page.getByRole('dialog').getByRole('link', { name: 'Send by SMS' }));
    await expect(steps.first()).toContainText(/^Sent \d+:\d\d [AP]M by SMS/);
    await expect(steps.filter({ hasText: 'Preparing' })).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('Escape');
    await expect(track).toBeFocused();
  },
);

test('a receipt is split between friends to the shilling, and prints on one page without it, however long', async ({
  page,
}) => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    name: `Dish of the garden ${index + 1}`,
    price: 500,
    quantity: 1,
  }));
  await signedInAs(page, 'customer');
  await storedBefore(page, {
    orders: [orderOf('ORD-001', { total: 2600 }), orderOf('ORD-002', { items, total: 30_000 })],
  });
  await page.goto('/orders');
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await page.getByRole('button', { name: 'Receipt ORD-001' }).click();
  await receipt.getByLabel('Split the total').selectOption('Between 3 people');
  await expect(receipt.getByText('2 pay KSh\u00A0867, 1 pays KSh\u00A0866')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Split the total')).toBeHidden();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Receipt ORD-002' }).click();
  await expect(receipt.getByText('Dish of the garden 60')).toBeAttached();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
