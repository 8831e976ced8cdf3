// decisions, Static pages
import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { openBeforeStart } from '../support/heldStart';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { guestRequest, storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

/** Dishes of the menu, about which the cart says nothing more. */
const CART = [
  line(4, 1200, 2, { name: 'Grilled Tilapia' }),
  line(2, 450, 1, { name: 'Chicken Wings' }),
  line(1, 250, 1, { name: 'Samosas' }),
];

/** With rows of special days in the footer. */
test.beforeEach(({ page }) => nairobiNow(page, '2026-12-20T12:00'));

/** Loads a page in windows of three widths, and fails where it moves as the browser takes it over. */
async function expectStill(page: Page, path: string, appears: () => Promise<unknown>) {
  const shifts = await watchShifts(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await appears();
    await settled(page);
    expect(await shifts(), `at ${width} px`).toBeLessThanOrEqual(0.01);
  }
}

for (const path of ['/menu', '/order', '/cart', '/cartpage', '/checkout', '/reservations'])
  test(`${path} does not shift when account and cart appear`, async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedAlways(page, { cart: CART });
    await expectStill(page, path, () =>
      expect(page.getByRole('link', { name: 'Cart, 4 items' }).first()).toBeAttached(),
    );
  });

test("/reservations does not shift when a guest's bookings appear", async ({ page }) => {
  await storedAlways(page, { requests: [guestRequest('2026-12-22'), guestRequest('2026-12-29')] });
  await expectStill(page, '/reservations', () =>
    expect(page.getByRole('region', { name: 'Asked from this device' })).toBeAttached(),
  );
});

test('the home page does not shift when the next events appear', { tag: '@core' }, async ({ page }) => {
  await expectStill(page, '/', () => expect(page.getByText(/^Next: /).first()).toBeAttached());
});

for (const width of [390, 1280])
  test(`special days come into the footer below what a visitor reads there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    const start = await openBeforeStart(page, '/contact#main');
    await page.getByText(/^Venue grounds/).evaluate((hours) => hours.scrollIntoView());
    await settled(page);
    const before = await shifts();
    await start();
    await expect(page.getByText(/Fri, 25 Dec 2026, Christmas Day: closed/)).toBeAttached();
    await settled(page);
    expect((await shifts()) - before).toBeLessThanOrEqual(0.01);
  });
