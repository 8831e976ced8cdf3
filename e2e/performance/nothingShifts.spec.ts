import { hydrated } from '../support/hydrated';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { guestBooking, storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const CART = [
  { id: 4, name: 'Grilled Tilapia', price: 1200, quantity: 2 },
  { id: 2, name: 'Chicken Wings', price: 450, quantity: 1 },
  { id: 1, name: 'Samosas', price: 250, quantity: 1 },
];

for (const width of [390, 768, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/menu', '/order', '/cart', '/cartpage', '/checkout', '/reservations'])
      test(`${path} does not shift when account and cart appear, at ${width} px`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await signedInAs(page, 'customer');
        await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART));
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('link', { name: /3 items|4 items/ }).first()).toBeAttached();
        await settled(page);
        expect(await shifts()).toBeLessThanOrEqual(0.01);
      });

    for (const path of ['/order', '/cart', '/cartpage'])
      test(`${path} does not shift for a guest with an empty cart, at ${width} px`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByText('Your cart is empty')).toBeAttached();
        await settled(page);
        expect(await shifts()).toBeLessThanOrEqual(0.01);
      });

    test(`/reservations does not shift when a guest's bookings appear, at ${width} px`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await storedAlways(page, { guestBookings: [guestBooking('2126-11-22'), guestBooking('2126-11-29')] });
      await page.goto('/reservations');
      await hydrated(page);
      await expect(page.getByRole('region', { name: 'Bookings on this device' })).toBeAttached();
      await settled(page);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });

    test(`the page of an unknown event does not shift, at ${width} px`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto('/events/unknown');
      await hydrated(page);
      await settled(page);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });
  });
