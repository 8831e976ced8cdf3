import { order } from '@venue/shared/testing/fixtures';
import { storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test('the last order can be put into the cart again with one press', async ({ page }) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { orders: [order('ORD-001')] });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Order Again' }).click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a reservation made on the public site is shown as awaiting on the dashboard', async ({ page }) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, {
    reservations: [
      { id: 'RES-001', date: '2126-11-23', time: '19:30', guests: 4, status: 'confirmed' },
      { id: 'RES-002', date: '2126-11-30', time: '13:00', guests: 2, status: 'pending' },
    ],
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your next visit' })).toContainText(
    'Saturday, 23 November 2126',
  );
  await page.getByRole('link', { name: '1 awaiting confirmation' }).click();
  await expect(page).toHaveURL('/reservations');
});

const SCREENS = ['/dashboard', '/profile', '/orders', '/tickets', '/favorites', '/reviews'];

for (const [what, damaged] of [
  ['no JSON', '{oops'],
  ['a foreign shape', '{"version":2,"items":[]}'],
] as const)
  test(`each screen opens with ${what} under every key, says so, and keeps the damaged content`, async ({
    page,
  }) => {
    await signedInAs(page, 'customer');
    const keys = ['orders', 'reservations', 'tickets', 'reviews', 'favorites', 'cart'];
    await storedBefore(page, Object.fromEntries(keys.map((key) => [key, damaged])));
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === SCREENS[0])
        await expect(page.getByText(/^Part of what this browser keeps could not be read/)).toBeVisible();
    }
    const stored = await storedNow(page);
    for (const key of keys) expect(stored[`${key}.corrupt`]).toBe(damaged);
  });
