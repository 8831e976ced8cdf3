import { pagesOf } from '../support/pagesOf';
import { orderOf, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

for (const [dishes, what] of [
  [2, 'two dishes'],
  [60, 'sixty dishes'],
] as const)
  test(`the receipt of ${what} prints on one page`, async ({ page }) => {
    const items = Array.from({ length: dishes }, (_, index) => ({
      name: `Dish of the garden ${index + 1}`,
      price: 500,
      quantity: 1,
    }));
    await signedInAs(page, 'customer');
    await storedBefore(page, { orders: [orderOf('ORD-001', { items, total: dishes * 500 })] });
    await page.goto('/orders');
    await page.getByRole('button', { name: 'Receipt ORD-001' }).click();
    await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  });

test('the total of a receipt is split between friends to the shilling, and prints without it', async ({
  page,
}) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders: [orderOf('ORD-001', { total: 2600 })] });
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Receipt ORD-001' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByLabel('Split the total').selectOption('Between 3 people');
  await expect(receipt.getByText('2 pay KSh\u00A0867, 1 pays KSh\u00A0866')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Split the total')).toBeHidden();
});

test('an order placed while signed in can be tracked, and its progress is not simulated', async ({
  page,
}) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders: [orderOf('ORD-001'), orderOf('ORD-002', { status: 'preparing' })] });
  await page.goto('/orders');
  await expect(page.getByRole('button', { name: /^Track Order/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Track Order ORD-002' }).click();
  const panel = page.getByRole('dialog', { name: 'Order #ORD-002' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Preparing' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Track Order ORD-002' })).toBeFocused();
});

test('the order figures are right for ten thousand orders, and the list grows by fifty', async ({ page }) => {
  const orders = Array.from({ length: 10_000 }, (_, index) => orderOf(`ORD-${index + 1}`));
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders });
  await page.goto('/dashboard');
  await expect(page.getByText('10,000 orders')).toBeVisible();
  await page.getByRole('link', { name: 'View All Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Order #ORD-10000' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(page.getByRole('heading', { name: 'Order #ORD-9901' })).toBeAttached();
});
