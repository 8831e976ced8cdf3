import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { cartQuantities, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2 };

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByText('A cart was shared with you');

for (const width of [390, 1280])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`a cart is shared as a link, and comes into another cart when its owner says so, at ${width} px`, async ({
      page,
      browser,
    }) => {
      await storedBefore(page, {
        cart: [SAMOSAS, { ...SAMOSAS, id: 4, name: 'Grilled Tilapia', quantity: 1 }],
      });
      await open(page, '/cart');
      await button(page, 'Share this cart').click();
      await expect(page.getByText('Link copied')).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(new URL('/cart?dishes=1x2,4x1', page.url()).href);

      const friend = await browser.newPage({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
      await storedBefore(friend, { cart: [SAMOSAS] });
      await open(friend, link);
      await expect(offer(friend)).toBeVisible();
      await expect(
        friend.getByText(/2\u00A0×\u00A0Samosas, 1\u00A0×\u00A0Grilled Tilapia: KSh\u00A01,700/),
      ).toBeVisible();
      expect(await cartQuantities(friend)).toEqual([2]);
      await expectAccessible(friend, 'the question');
      await button(friend, 'Add them').click();
      await expect(offer(friend)).toHaveCount(0);
      await expect(friend).toHaveURL('/cart');
      expect(await cartQuantities(friend)).toEqual([4, 1]);
      await friend.close();
    });
  });

test('a shared cart is asked about once: not after a reload, and not after Back', async ({ page }) => {
  await open(page, '/menu');
  await open(page, '/cart?dishes=1x2');
  await button(page, 'No').click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await page.goForward();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await cartQuantities(page)).toEqual([]);
});

test('a shared cart can take the place of a cart, which Undo brings back', async ({ page }) => {
  await storedBefore(page, { cart: [SAMOSAS] });
  await open(page, '/cart?dishes=4x3');
  await button(page, 'Replace my cart').click();
  await expect(page.getByText('Your cart was replaced')).toBeVisible();
  expect(await cartQuantities(page)).toEqual([3]);
  await button(page, 'Undo').click();
  await expect(page.getByText('Samosas', { exact: true })).toBeVisible();
  expect(await cartQuantities(page)).toEqual([2]);
});

for (const [dishes, says] of [
  ['4x1,987x2', 'Not on today’s menu, so left out: dish 987.'],
  ['987x2', 'Nothing of the shared cart is on today’s menu'],
  ['<script>alert(1)</script>', 'Nothing of the shared cart is on today’s menu'],
  ['1x999999999999,%0d%0a,__proto__x1', 'Nothing of the shared cart is on today’s menu'],
] as const)
  test(`an address with the dishes ${dishes} is harmless, and says what it does not bring`, async ({
    page,
    visit,
  }) => {
    await open(page, `/cart?dishes=${dishes}`);
    await expect(page.getByText(says)).toBeVisible();
    await expectAccessible(page);
    expect(await cartQuantities(page)).toEqual([]);
    await button(page, dishes.startsWith('4') ? 'Add them' : 'Close').click();
    await expect(page).toHaveURL('/cart');
    expect(await cartQuantities(page)).toEqual(dishes.startsWith('4') ? [1] : []);
    expect(visit.requests.filter((url) => url.includes('dishes') && !url.includes('/cart?'))).toEqual([]);
  });
