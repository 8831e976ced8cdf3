import { daysAhead, inWords } from '../support/nairobi';
import { orderOf, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const DATE = daysAhead(30);

test(
  'the dashboard shows the next visit, and puts the last order into the cart once, at today’s prices',
  { tag: '@core' },
  async ({ page }) => {
    await signedInAs(page, 'customer');
    const items = [
      { name: 'Grilled Tilapia', price: 1100, quantity: 2 },
      { name: 'Beef Burger', price: 700, quantity: 1 },
    ];
    await storedBefore(page, {
      orders: [orderOf('ORD-001', { items })],
      reservations: [
        { id: 'RES-001', date: DATE, time: '19:30', guests: 4, status: 'confirmed' },
        { id: 'RES-002', date: daysAhead(40), time: '13:00', guests: 2, status: 'pending' },
      ],
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Your next visit' })).toContainText(inWords(DATE));
    await page.getByRole('link', { name: '1 awaiting confirmation' }).click();
    await expect(page).toHaveURL('/reservations');
    await page.goBack();
    await page.getByRole('link', { name: 'Order Again' }).click();
    await expect(page).toHaveURL('/order');
    await expect(page.getByText('Grilled Tilapia was KSh 1,100, today KSh 1,200.')).toBeVisible();
    await expect(page.getByText('Not on today’s menu, so left out: Beef Burger.')).toBeVisible();
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' });
    await expect(cart).toBeVisible();
    await page.reload();
    await expect(cart).toBeVisible();
  },
);
