// decisions, Static pages
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { pairsOf } from '../support/soak';
import { guestBooking, storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const CART = [
  { id: 4, name: 'Grilled Tilapia', price: 1200, quantity: 2 },
  { id: 2, name: 'Chicken Wings', price: 450, quantity: 1 },
  { id: 1, name: 'Samosas', price: 250, quantity: 1 },
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** What appears in a page when the browser takes it over. */
const APPEARING: [what: string, visit: (page: Page) => Promise<unknown>][] = [
  ...['/menu', '/order', '/cart', '/cartpage', '/checkout', '/reservations'].map(
    (path): (typeof APPEARING)[number] => [
      `${path} does not shift when account and cart appear`,
      async (page) => {
        await signedInAs(page, 'customer');
        await storedAlways(page, { cart: CART });
        await open(page, path);
        await expect(page.getByRole('link', { name: /3 items|4 items/ }).first()).toBeAttached();
      },
    ],
  ),
  ...['/order', '/cart', '/cartpage'].map((path): (typeof APPEARING)[number] => [
    `${path} does not shift for a guest with an empty cart`,
    async (page) => {
      await open(page, path);
      await expect(page.getByText('Your cart is empty')).toBeAttached();
    },
  ]),
  [
    "/reservations does not shift when a guest's bookings appear",
    async (page) => {
      await storedAlways(page, { guestBookings: [guestBooking('2126-11-22'), guestBooking('2126-11-29')] });
      await open(page, '/reservations');
      await expect(page.getByRole('region', { name: 'Bookings on this device' })).toBeAttached();
    },
  ],
  ['the page of an unknown event does not shift', (page) => open(page, '/events/unknown')],
];

for (const [[what, visit], width] of pairsOf(APPEARING, [390, 768, 1280]))
  test(`${what}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    await visit(page);
    await settled(page);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  });
