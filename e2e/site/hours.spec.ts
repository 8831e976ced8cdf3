// decisions, Hints about hours
import { line } from '@venue/shared/testing/fixtures';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { clockOff, nairobiNow } from '../support/nairobi';
import { storedAlways } from '../support/stored';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' });

const CART = [line(4, 1200, 1, { name: 'Grilled Tilapia', prepMinutes: 15 })];

for (const [when, moment, kitchen, about] of [
  ['by day', '2026-11-30T19:00', 'The kitchen is open until 11:00 PM', 'about 7:45 PM'],
  ['at night', '2026-11-30T03:30', 'The kitchen is closed now and opens today at 11:00 AM', 'about 11:45 AM'],
  [
    'at the closing minute',
    '2026-11-29T23:00',
    'The kitchen is closed now and opens Monday at 11:00 AM',
    'about 11:45 AM on Monday',
  ],
  [
    'at midnight',
    '2026-11-30T00:00',
    'The kitchen is closed now and opens today at 11:00 AM',
    'about 11:45 AM',
  ],
  [
    'on a closed day',
    '2026-12-25T12:00',
    'The kitchen is closed now and opens Saturday at 11:00 AM (Christmas Day)',
    'about 11:45 AM on Saturday',
  ],
] as const)
  test(`who orders ${when} reads the hours of the kitchen on every page of the order, and can order`, async ({
    page,
  }) => {
    await nairobiNow(page, moment);
    await storedAlways(page, { cart: CART });
    for (const path of ['/menu', '/cart', '/order', '/checkout']) {
      await open(page, path);
      await expect(page.getByText(kitchen, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
    }
    await expect(page.getByText(`45 minutes (${about})`)).toBeVisible();
    await expectNoBarriers(page);
    await page.getByLabel('Full Name').fill('Amina');
    await page.getByLabel('Email').fill('amina@example.com');
    await page.getByLabel('Phone').fill('0711');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your order will be delivered in 45 minutes.').first()).toBeVisible();
  });

test('on 1 January 2027 the Friday band ends with the venue, is on until then, and another date can be chosen', async ({
  page,
}) => {
  await nairobiNow(page, '2027-01-01T18:59');
  await open(page, '/events/friday-live-band');
  await expect(
    page.getByText("Friday, 1 January 2027, until 10:00 PM (New Year's Day)").first(),
  ).toBeAttached();
  const form = page.getByRole('form', { name: 'Reserve Your Spot' });
  await form.getByLabel('Date').selectOption('Friday, 15 January 2027');
  await expectNoBarriers(page);
  await expectNoOverflow(page);
  await form.getByLabel('Full Name').fill('Otieno Ouma');
  await form.getByLabel('Email').fill('otieno@example.com');
  await form.getByLabel('Phone').fill('0722 000 000');
  await form.getByLabel('Number of Guests').fill('2');
  await form.getByRole('button', { name: 'Submit Reservation' }).click();
  await expect(page.getByRole('region', { name: 'Reservation Submitted!' })).toContainText(
    'Friday, 15 January 2027',
  );
});

test('while the Friday band plays, home, events and its own page say that it is on', async ({ page }) => {
  await nairobiNow(page, '2026-12-04T20:00');
  for (const path of ['/', '/events', '/events/friday-live-band']) {
    await open(page, path);
    await expect(page.getByText('On now until 11:00 PM').first()).toBeAttached();
  }
  await expect(page.getByText(/you reserve for Friday, 11 December 2026 or later\.$/)).toBeAttached();
  await expectNoBarriers(page);
});

for (const days of [-9.4, 9.6])
  test(`a device whose clock is ${days} days off shows and books by the time of the site's server`, async ({
    page,
    context,
  }) => {
    const right = await context.newPage();
    await clockOff(page, days);
    const seenOn = async (device: typeof page) => {
      await open(device, '/');
      const home = await device.getByRole('main').getByRole('list').first().innerText();
      await open(device, '/reservations');
      const min = await device.getByLabel('Date').getAttribute('min');
      await open(device, '/events');
      return { home, min, events: await device.getByRole('main').innerText() };
    };
    expect(await seenOn(page)).toEqual(await seenOn(right));
  });
