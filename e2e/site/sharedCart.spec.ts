import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { open } from '../support/hydrated';
import { cartQuantities, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a cart is shared as a link, comes into another cart when its owner says so, and is asked about once', async ({
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

  const friend = await browser.newPage({ serviceWorkers: 'block' });
  await storedBefore(friend, { cart: [SAMOSAS] });
  await open(friend, new URL('/menu', link).href);
  await open(friend, `${link},987x1`);
  const offer = friend.getByText('A cart was shared with you');
  await expect(offer).toBeVisible();
  await expect(
    friend.getByText(/2\u00A0×\u00A0Samosas, 1\u00A0×\u00A0Grilled Tilapia: KSh\u00A01,700/),
  ).toBeVisible();
  await expect(friend.getByText('Not on today’s menu, so left out: dish 987.')).toBeVisible();
  expect(await cartQuantities(friend)).toEqual([2]);
  await expectAccessibleAtAllWidths(friend, 'the question');
  await button(friend, 'Add them').click();
  await expect(friend).toHaveURL('/cart');
  await friend.goBack();
  await expect(friend).toHaveURL('/menu');
  await friend.goForward();
  await expect(friend.getByText('Grilled Tilapia', { exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await cartQuantities(friend)).toEqual([4, 1]);
  await friend.close();
});
