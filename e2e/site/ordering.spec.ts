import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const term = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

test('an order on a small phone hides nothing, sends nothing, and empties cart and form', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/order');
  await button(page, 'Add to Cart Samosas').click();
  await page.getByRole('tab', { name: 'Mains' }).click();
  await button(page, 'Add to Cart Chicken Curry').click();
  await expect(page.getByRole('region', { name: 'Your cart so far' })).toContainText('2 items');
  await expect(page.getByRole('region', { name: 'Your cart so far' })).toContainText('KSh 1,200');
  await button(page, 'Proceed to Checkout').click();
  await expect(page.getByRole('heading', { name: 'Delivery details' })).toBeFocused();
  await expectNoOverflow(page);

  await button(page, 'Place Order').click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please fill in all required delivery details.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectNoBarriers(page);

  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Phone Number').fill('0711');
  await page.getByLabel('Delivery Address').fill('Kamulu, green gate');
  const before = visit.requests.length;
  await button(page, 'Place Order').click();
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await expect(page.getByText('Your order will be delivered in 44 minutes.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
  await expect(term(page, 'Total').last()).toHaveText('KSh 1,200');
  const sent = visit.requests.slice(before).filter((url) => !/\.(js|css|woff2)$/.test(url));
  expect(sent, 'no request leaves when an order is placed').toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cart')?.trim())).toBe('[]');
  await expectNoBarriers(page);
});

test('an order can be placed by keyboard alone', async ({ page }) => {
  await open(page, '/order');
  const press = async (key: string, times = 1) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
  };
  await button(page, 'Add to Cart Chicken Wings').focus();
  await press('Enter');
  await expect(button(page, 'Increase quantity of Chicken Wings').first()).toBeFocused();
  await press('Space');
  await expect(term(page, 'Subtotal')).toHaveText('KSh 900');
  await expect(page.getByText('Add KSh 100 more for free delivery')).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    if (await page.getByLabel('Full Name').evaluate((field) => field === document.activeElement)) break;
    await press('Tab');
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Amina');
  await press('Tab');
  await page.keyboard.type('0711');
  await press('Tab');
  await page.keyboard.type('Kamulu');
  await press('Enter');
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
});

test('nothing shifts when Add to Cart turns into a stepper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/menu');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Spring Rolls' }) });
  const next = page.getByRole('heading', { name: 'Beef Mishkaki' });
  await card.scrollIntoViewIfNeeded();
  const where = async () => [await card.boundingBox(), await next.boundingBox()];
  const before = await where();
  await button(page, 'Add to Cart Spring Rolls').click();
  await expect(button(page, 'Increase quantity of Spring Rolls')).toBeVisible();
  expect(await where()).toEqual(before);
  await button(page, 'Decrease quantity of Spring Rolls').click();
  await expect(button(page, 'Add to Cart Spring Rolls')).toBeVisible();
  expect(await where()).toEqual(before);
});

test('the floating summary never covers the last card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/menu?tab=desserts');
  await button(page, 'Add to Cart Chocolate Cake').click();
  const bar = page.getByRole('region', { name: 'Your cart so far' });
  await expect(bar).toBeInViewport();
  const last = button(page, 'Add to Cart Warm Chocolate Slice');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const [lastBox, barBox] = [await last.boundingBox(), await bar.boundingBox()];
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the tab and filters of the order page are in the address, and Back leaves it in one step', async ({
  page,
}) => {
  await open(page, '/stalls');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('tab', { name: 'Main Course' }).click();
  await button(page, 'Vegan').click();
  await page.getByLabel('Search the menu').fill('chapati');
  await expect(page).toHaveURL('/menu?tab=mains&q=chapati&diet=vegan');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chapati and Ndengu' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Beef Pilau' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/stalls');
});

test('a customer’s order is among their orders', async ({ page }) => {
  await signedInAs(page, 'customer');
  await open(page, '/order');
  await button(page, 'Add to Cart Samosas').click();
  await button(page, 'Use my details').click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Wanjiru');
  await button(page, 'Place Order').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const orders = await page.evaluate(() => localStorage.getItem('orders') ?? '');
  expect(JSON.parse(orders)).toMatchObject([
    { id: 'ORD-001', status: 'preparing', total: 450, type: 'delivery', paymentMethod: 'M-Pesa' },
  ]);
});
