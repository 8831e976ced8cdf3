import { REMOTES } from '../support/addresses';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { orderOf, storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';

const NAME = typed('Baraka Otieno');
const SECRET = typed('ugali-na-samaki');

test(
  'a guest who wanted the orders signs in, lands on the dashboard with the two sample orders, and is led on; no code of the console is loaded',
  { tag: '@core' },
  async ({ page, visit }) => {
    const reviews = [{ id: 'REV-001', itemName: 'Pilau', rating: 5, date: '2026-11-01', comment: 'Good' }];
    await storedBefore(page, { orders: [orderOf('ORD-007')], reviews, theme: 'dark' });
    await page.goto('/contact');
    await page.goto('/signin?from=%2Forders');
    await page.getByRole('button', { name: 'Use Customer' }).click();
    await expect(page.getByText('Test credentials filled')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Login successful! Welcome back')).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'My Account' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    const stored = await storedNow(page);
    expect(JSON.parse(stored.orders ?? '')).toMatchObject([
      { id: 'ORD-001', total: 2400, status: 'delivered' },
      { id: 'ORD-002', total: 3600, status: 'delivered' },
    ]);
    expect(JSON.parse(stored.reviews ?? '')).toEqual(reviews);
    expect(stored.theme).toBe('dark');
    await expect(page.getByRole('link', { name: 'Continue to My Orders' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/contact');

    await page.goto('/signin?from=%2F%2Fevil.example');
    await expect(page.getByText('You are signed in as')).toBeVisible();
    const onward = page.getByRole('main').getByRole('link', { name: /^Continue to/ });
    await expect(onward).toHaveCount(0);
    await page.goto('/signin?from=%2Forders');
    await onward.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    for (const name of ['My Tickets', 'My Favorites', 'My Reviews', 'My Profile']) {
      await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    }
    expect(visit.requests.some((url) => url.startsWith(REMOTES.customerPortal))).toBe(true);
    expect(
      visit.requests.filter((url) => url.startsWith(REMOTES.adminConsole) || /graphql/i.test(url)),
    ).toEqual([]);
  },
);

test('signing up requires equal passwords and stores none', { tag: '@core' }, async ({ page }) => {
  await page.goto('/signin?tab=sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByLabel('Full Name').fill(NAME);
  await page.getByLabel('Email').fill(typed('baraka@example.com', 'email'));
  await page.getByLabel('Phone').fill(typed('0722 000 000', 'phone'));
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.getByLabel('Confirm Password').fill(exactly('pilau'));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please ensure your passwords match.')).toBeVisible();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(SECRET);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Account created successfully')).toBeVisible();
  const stored = await storedNow(page);
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ name: NAME, role: 'customer' });
  expect(JSON.stringify(stored)).not.toContain(JSON.stringify(SECRET).slice(1, -1));
  expect(JSON.parse(stored.orders ?? '[]')).toEqual([]);
});
