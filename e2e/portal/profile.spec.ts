import { readFile } from 'node:fs/promises';
import { orderOf, storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test('changed details are saved, shown in the other tab, and kept after a reload', async ({
  context,
  page,
}) => {
  await signedInAs(page, 'customer');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Phone')).toHaveValue('+254 700 000 000');
  await page.getByLabel('Phone').fill('0722 000 000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(other.getByLabel('Phone')).toHaveValue('0722 000 000');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('0722 000 000');
});

test('the data download is one file with everything stored, without the token', async ({ page }) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders: [orderOf('ORD-001')], authToken: 'secret' });
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bustani-gardens-my-data-.*\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    'user',
    'orders',
    'reservations',
    'tickets',
    'reviews',
    'favorites',
    'cart',
    'guestBookings',
  ]);
  expect(text).toContain('ORD-001');
  expect(text).not.toContain('secret');
});

test('erasing the device asks first, and empties every tab', async ({ context, page }) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders: [orderOf('ORD-001')], 'reviews.corrupt': 'x', theme: 'light' });
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('heading', { name: 'Order #ORD-001' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase This Device' }).click();
  await page.getByRole('button', { name: 'Erase Everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/signin?from=%2Forders');
  await page.reload();
  const { theme, ...rest } = await storedNow(page);
  expect(theme).toBe('light');
  for (const text of Object.values(rest)) expect(text.trim()).toBe('[]');
});
