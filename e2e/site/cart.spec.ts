import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { REMOTES } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { expect, test } from '../support/test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2 };
const BURGER = { id: 99, name: 'Beef Burger', price: 700, quantity: 1, sauce: 'from an older version' };

/** Opens the site with a cart that an earlier visit left. */
async function withCart(page: Page, lines: object[]) {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('cart-left')) return;
    sessionStorage.setItem('cart-left', 'yes');
    localStorage.setItem('cart', stored);
  }, JSON.stringify(lines));
}
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const amount = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
const badge = (page: Page, label: string) => page.getByRole('banner').getByRole('link', { name: label });

test('a cart survives reload and Back, and always shows 200 for delivery', async ({ page }) => {
  await open(page, '/menu?tab=mains');
  await page.getByRole('button', { name: 'Add to Cart Grilled Tilapia' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(amount(page, 'Subtotal')).toHaveText('KSh 1,200');
  await expect(amount(page, 'Delivery')).toHaveText('KSh 200');
  await expect(amount(page, 'Total').last()).toHaveText('KSh 1,400');
  await page.reload();
  await expect(amount(page, 'Total').last()).toHaveText('KSh 1,400');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Increase quantity of Grilled Tilapia' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
});

test('Undo brings back what Remove and Clear removed', async ({ page }) => {
  await withCart(page, [SAMOSAS, { ...SAMOSAS, id: 2, name: 'Chicken Wings', price: 450 }]);
  await open(page, '/cart');
  const rows = page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Remove Samosas' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText('Samosas');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  // The toast of the removed dish may still be on its way out.
  const cleared = page.getByRole('status').filter({ hasText: 'Cart cleared' });
  await cleared.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
});

test('a cart stored by an older version is kept, and says what changed', async ({ page }) => {
  await withCart(page, [{ ...SAMOSAS, price: 200 }, BURGER]);
  await open(page, '/cart');
  await expect(page.getByText('No longer on our menu: Beef Burger')).toBeVisible();
  await expect(page.getByText('Samosas: KSh 200 in your cart, KSh 250 today.')).toBeVisible();
  await expect(badge(page, 'Cart, 3 items')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Use today’s prices' }).click();
  await expect(amount(page, 'Subtotal')).toHaveText('KSh 1,200');
  const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '');
  expect(JSON.parse(stored)).toContainEqual(BURGER);
});

test('full storage keeps the cart on the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/menu');
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText(/^This browser can’t save what you do here/)).toBeVisible();
  await expect(amount(page, 'Subtotal')).toHaveText('KSh 250');
});

test('the cart survives a failed public remote', async ({ page, visit }) => {
  await withCart(page, [SAMOSAS]);
  await page.route(`${REMOTES.publicSite}/**`, (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByText(/your cart is empty/i)).toHaveCount(0);
  // The static page is there before the application looks for the remote.
  await expect.poll(() => visit.messages.some((message) => REMOTE_AWAY.test(message))).toBe(true);
  await expect(page.getByText(/your cart is empty/i)).toHaveCount(0);
  await page.unroute(`${REMOTES.publicSite}/**`);
  await page.reload();
  await expect(amount(page, 'Subtotal')).toHaveText('KSh 500');
  visit.expects(REMOTE_AWAY);
});

test('an empty cart leads to the menu', async ({ page }) => {
  await open(page, '/cart');
  await expect(page.getByText('Subtotal')).toHaveCount(0);
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/menu');
});
