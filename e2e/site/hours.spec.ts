// decisions, Hints about hours
import { line } from '@venue/shared/testing/fixtures';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { clockOff, nairobiNow } from '../support/nairobi';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { storedAlways } from '../support/stored';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' });

const CART = [line(4, 1200, 1, { name: 'Grilled Tilapia', prepMinutes: 15 })];

const SERVICE_ENDS = 'Table service ends at 10:00 PM on that day. Choose an earlier time, or call us:';

for (const { when, moment, kitchen, about, table, band } of [
  {
    when: 'by day',
    moment: '2026-11-30T19:00',
    kitchen: 'The kitchen is open until 11:00 PM',
    about: 'about 7:45 PM',
    table: ['8:30 PM', 'That is in less than 2 hours, and we answer within 24 hours. Please call us too:'],
    band: 'Friday, 4 December 2026',
  },
  {
    when: 'at four in the night',
    moment: '2026-11-30T04:00',
    kitchen: 'The kitchen is closed now and opens today at 11:00 AM',
    about: 'about 11:45 AM',
    table: ['10:00 PM', SERVICE_ENDS],
    band: 'Friday, 4 December 2026',
  },
  {
    when: 'on a closed day',
    moment: '2026-12-25T12:00',
    kitchen: 'The kitchen is closed now and opens Saturday at 11:00 AM (Christmas Day)',
    about: 'about 11:45 AM on Saturday',
    table: ['7:00 PM', 'Choose another date: we are closed on Friday, 25 December 2026 (Christmas Day)'],
    band: "Friday, 1 January 2027, until 10:00 PM (New Year's Day)",
  },
] as const)
  test(`who orders or books ${when} reads the true hours on every page of it, and can order`, async ({
    page,
  }) => {
    await nairobiNow(page, moment);
    await storedAlways(page, { cart: CART });
    const [time, says] = table;
    const [today = ''] = moment.split('T');
    await open(page, '/reservations');
    await expect(page.getByLabel('Date')).toHaveAttribute('min', today);
    await page.getByLabel('Date').fill(today);
    await page.getByLabel('Time').selectOption(time);
    await expect(page.getByText(says).first()).toBeVisible();
    await expectNoOverflow(page);
    await open(page, '/events/friday-live-band');
    await expect(page.getByLabel('Date').locator('option').first()).toHaveText(band);
    await expectNoOverflow(page);
    for (const path of ['/menu', '/cart', '/order', '/checkout']) {
      await open(page, path);
      await expect(page.getByText(kitchen, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
    }
    await expect(page.getByText(`45 minutes (${about})`)).toBeVisible();
    await expectNoBarriers(page);
    await page.getByLabel('Full Name').fill(typed('Amina'));
    await page.getByLabel('Email').fill(typed('amina@example.com', 'email'));
    await page.getByLabel('Phone').fill(typed('0711', 'phone'));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your order will be delivered in 45 minutes.').first()).toBeVisible();
  });

test('at 390 px nothing moves when the next Friday is one that ends early', async ({ page }) => {
  const shifts = await watchShifts(page);
  await nairobiNow(page, '2026-12-24T23:50');
  for (const path of ['/events', '/events/friday-live-band']) {
    await open(page, path);
    await expect(page.getByText('Fri, 1 Jan 2027, until 10:00 PM').first()).toBeAttached();
    await settled(page);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  }
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
