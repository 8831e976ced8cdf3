import { pagesOf } from '../support/pagesOf';
import { orderOf, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

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
