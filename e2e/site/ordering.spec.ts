import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const term = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

test(
  'an order on a small phone hides nothing, and empties cart and form',
  { tag: '@core' },
  async ({ page }) => {
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

    await page.getByLabel('Full Name').fill(typed('Amina'));
    await page.getByLabel('Phone Number').fill(typed('0711', 'phone'));
    await page.getByLabel('Delivery Address').fill(typed('Kamulu, green gate', 'line'));
    await button(page, 'Place Order').click();
    await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
    await expect(page.getByText('Your order will be delivered in 44 minutes.').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
    await expect(term(page, 'Total').last()).toHaveText('KSh 1,200');
    expect((await storedNow(page)).cart?.trim()).toBe('[]');
    await expectNoBarriers(page);
  },
);

test('an order can be placed by keyboard alone', { tag: '@core' }, async ({ page }) => {
  await open(page, '/order');
  const press = (key: string) => page.keyboard.press(key);
  await button(page, 'Add to Cart Chicken Wings').focus();
  await press('Enter');
  await expect(button(page, 'Increase quantity of Chicken Wings').first()).toBeFocused();
  await press('Space');
  await expect(term(page, 'Subtotal')).toHaveText('KSh 900');
  await expect(page.getByText('Add KSh 100 more for free delivery')).toBeVisible();
  const name = page.getByLabel('Full Name');
  for (let stop = 0; stop < 40; stop += 1) {
    if (await name.evaluate((field) => field === document.activeElement)) break;
    await press('Tab');
  }
  await expect(name).toBeFocused();
  const address = typed('Kamulu', 'line');
  for (const text of [typed('Amina'), typed('0711', 'phone'), address]) {
    await page.keyboard.type(text);
    await press(text === address ? 'Enter' : 'Tab');
  }
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
});

test('nothing shifts when Add to Cart turns into a stepper, and the floating summary never covers the last card', async ({
  page,
}) => {
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

  await page.getByRole('tab', { name: 'Desserts' }).click();
  await button(page, 'Add to Cart Chocolate Cake').click();
  const bar = page.getByRole('region', { name: 'Your cart so far' });
  await expect(bar).toBeInViewport();
  const last = button(page, 'Add to Cart Warm Chocolate Slice');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const [lastBox, barBox] = [await last.boundingBox(), await bar.boundingBox()];
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  // At 400 % the bar stays, and the header makes room.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
