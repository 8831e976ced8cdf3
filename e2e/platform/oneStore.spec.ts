import { open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { exactly } from '../support/typed';

test(
  'the header of the shell and the portal share one user: signing in and out in one changes the other',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/contact');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await page.getByRole('main').getByLabel('Email').fill('customer@example.com');
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(exactly('customer123'));
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(header.getByRole('button', { name: 'My Account' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await header.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    const stored = await page.evaluate(() => ({
      user: localStorage.getItem('user'),
      orders: JSON.parse(localStorage.getItem('orders') ?? '[]') as { id: string; total: number }[],
    }));
    expect(stored.user).toBeNull();
    expect(stored.orders.map(({ id, total }) => [id, total])).toEqual([
      ['ORD-001', 2400],
      ['ORD-002', 3600],
    ]);
  },
);
