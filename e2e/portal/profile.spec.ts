import { fileSavedBy } from '../support/booking';
import { orderOf, storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const NAME = typed('Amina Wanjiru');
const PHONE = typed('0722 000 000', 'phone');

test(
  'changed details are kept and shown in the other tab, everything stored can be downloaded, and erasing it empties every tab',
  { tag: '@core' },
  async ({ context, page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, {
      orders: [orderOf('ORD-001')],
      'reviews.corrupt': 'x',
      authToken: 'secret',
      theme: 'light',
    });
    await page.goto('/profile');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByLabel('Phone')).toHaveValue('+254 700 000 000');
    await page.getByLabel('Full Name').fill(NAME);
    await page.getByLabel('Phone').fill(PHONE);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(other.getByLabel('Phone')).toHaveValue(PHONE);
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue(NAME);
    await expect(page.getByLabel('Phone')).toHaveValue(PHONE);

    const { name, text } = await fileSavedBy(page.getByRole('button', { name: 'Download My Data' }));
    expect(name).toMatch(/^bustani-gardens-my-data-.*\.json$/);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'user',
      'orders',
      'reservations',
      'tickets',
      'reviews',
      'favorites',
      'cart',
      'requests',
    ]);
    expect(text).toContain('ORD-001');
    expect(text).not.toContain('secret');

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
  },
);
