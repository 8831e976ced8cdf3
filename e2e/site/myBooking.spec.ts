import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from '../support/barriers';
import { openBeforeStart } from '../support/heldStart';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your booking' });
const hrefOf = async (page: Page, name: string) =>
  new URL((await dialog(page).getByRole('link', { name }).getAttribute('href')) ?? '');

async function reserve(page: Page) {
  await page.getByLabel('Date').fill('2030-11-29');
  await page.getByLabel('Time').selectOption('7:00 PM');
  await page.getByLabel('Guests').selectOption('4');
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel('Phone').fill('0722 000 000');
  await page.getByLabel('Email').fill('otieno@example.com');
  await page.getByRole('button', { name: 'Reserve Table' }).click();
}

async function reservePlaces(page: Page) {
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel('Email').fill('otieno@example.com');
  await page.getByLabel('Phone').fill('0722 000 000');
  await page.getByLabel('Number of Guests').fill('4');
  await page.getByRole('button', { name: 'Submit Reservation' }).click();
}

for (const width of [320, 390, 1280])
  for (const [path, book] of [
    ['/reservations', reserve],
    ['/events/friday-live-band', reservePlaces],
  ] as const)
    test.describe(`in a window of ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test(`a guest changes or cancels what was booked on ${path} by a message of their own, after a reload too, at ${width} px`, async ({
        page,
        visit,
      }) => {
        // Long before Friday evening, when only a call would be in time.
        await nairobiNow(page, '2026-11-24T12:00');
        await open(page, path);
        await book(page);
        await page.getByText('Reservation Submitted!').first().waitFor();
        await page.reload();
        await hydrated(page);
        const panel = page.getByRole('region', { name: /^Thank you|^Reservation Submitted/ });
        await expect(panel.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
        await expect(panel.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
        await expectNoOverflow(page);
        visit.requests.length = 0;
        await panel.getByRole('button', { name: 'Change or cancel' }).click();
        await expect(dialog(page)).toBeVisible();
        const text = (await hrefOf(page, 'Ask for a change on WhatsApp')).searchParams.get('text');
        expect(text).toMatch(/^Hello Bustani Gardens! I would like to change my booking\.\n/);
        expect(text).toMatch(/Name: Otieno Ouma\n[^]*\nWhat should change: $/);
        const mail = await hrefOf(page, 'Ask to cancel by email');
        expect(mail.protocol).toBe('mailto:');
        expect(mail.searchParams.get('body')).toMatch(/I would like to cancel my booking\.\r\n/);
        await expectAccessible(page, 'the booking');
        await page.keyboard.press('Escape');
        await expect(panel.getByRole('button', { name: 'Change or cancel' })).toBeFocused();
        // Screens that a link leads to may be loaded in advance, but nothing of the booking may be sent.
        expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
      });
    });

const RESERVATIONS = [
  { id: 'RES-001', date: '2026-11-27', time: '19:00', guests: 4, status: 'confirmed' },
  { id: 'RES-002', date: '2026-11-27', time: '21:30', guests: 2, status: 'cancelled' },
  { id: 'RES-003', date: '2026-11-20', time: '19:00', guests: 2, status: 'confirmed' },
];

async function openList(page: Page, moment: string) {
  await nairobiNow(page, moment);
  await signedInAs(page, 'customer');
  await storedBefore(page, { reservations: RESERVATIONS });
  await open(page, '/reservations');
}

test('a customer saves a reservation of the list to the calendar; those that are cancelled or over offer nothing', async ({
  page,
}) => {
  await openList(page, '2026-11-27T16:59');
  const list = page.getByRole('region', { name: 'My Reservations' });
  await expect(list.getByRole('button')).toHaveCount(1);
  await list.getByRole('button', { name: 'Manage RES-001' }).click();
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('res-001-2026-11-27-1900.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('DTSTART;TZID=Africa/Nairobi:20261127T190000');
  expect(calendar).toContain('STATUS:CONFIRMED');
  await expect(dialog(page).getByRole('link', { name: 'Ask to cancel on WhatsApp' })).toBeVisible();
});

test('in the last two hours a reservation says to phone', async ({ page }) => {
  await openList(page, '2026-11-27T17:01');
  await page.getByRole('button', { name: 'Manage RES-001' }).click();
  await expect(dialog(page)).toContainText(
    'changes and cancellations need at least 2 hours. Please phone us.',
  );
  await expect(dialog(page).getByRole('link', { name: /WhatsApp|email/ })).toHaveCount(0);
  expect((await hrefOf(page, 'Call +254 700 000 000')).href).toBe('tel:+254700000000');
  await expectAccessible(page);
});

const list = (page: Page) => page.getByRole('region', { name: 'Bookings on this device' });

/** What a guest has booked on this device, on the reservations page and on an event's. */
async function bookBoth(page: Page) {
  await nairobiNow(page, '2030-11-26T12:00');
  await open(page, '/events/friday-live-band');
  await reservePlaces(page);
  await page.getByRole('link', { name: 'Reservations', exact: true }).last().click();
  await reserve(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
}

test('a guest finds table and event again in another tab, and nothing of them is sent', async ({
  page,
  context,
  visit,
}) => {
  await bookBoth(page);
  const later = await context.newPage();
  await nairobiNow(later, '2030-11-28T12:00');
  await open(later, '/reservations');
  await expect(list(later).getByRole('listitem')).toHaveText([
    /^Friday, 29 November 20307:00 PM · 4 guestsFriday Live Band at Bustani Gardens/,
    /^Friday, 29 November 20307:00 PM · 4 guestsTable at Bustani Gardens/,
  ]);
  const table = 'Table at Bustani Gardens, Friday, 29 November 2030';
  await list(later)
    .getByRole('button', { name: `Manage ${table}` })
    .click();
  const saving = later.waitForEvent('download');
  await dialog(later).getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('table-2030-11-29-1900.ics');
  const text = (await hrefOf(later, 'Ask to cancel on WhatsApp')).searchParams.get('text');
  expect(text).toMatch(
    /I would like to cancel my booking\.\nBooking: Table Reservation\n[^]*Name: Otieno Ouma/,
  );
  expect(visit.requests.filter((url) => /Otieno|2030-11-29/.test(decodeURIComponent(url)))).toEqual([]);
});

test('a guest removes a booking from the device, in other tabs too, and brings it back', async ({
  page,
  context,
}) => {
  await bookBoth(page);
  const other = await context.newPage();
  await nairobiNow(other, '2030-11-28T12:00');
  await open(other, '/reservations');
  const removed = 'Remove Friday Live Band at Bustani Gardens, Friday, 29 November 2030 from this device';
  await list(page).getByRole('button', { name: removed }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(other).getByRole('listitem')).toHaveCount(1);
  await expect(list(page).getByRole('listitem')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(other).getByRole('listitem')).toHaveCount(2);
});

test('the day after, any page of the site removes a booking from the device', async ({ page, context }) => {
  await bookBoth(page);
  for (const [moment, left] of [
    ['2030-11-29T23:59', 2],
    ['2030-11-30T00:00', 0],
  ] as const) {
    const later = await context.newPage();
    await nairobiNow(later, moment);
    await open(later, '/contact');
    const { guestBookings = '' } = await storedNow(later);
    expect(JSON.parse(guestBookings)).toHaveLength(left);
  }
});

for (const width of [320, 390, 768, 1280])
  test.describe(`a guest's bookings in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`the list of a device has its place before it is there, and no barriers, at ${width} px`, async ({
      page,
      context,
    }) => {
      await bookBoth(page);
      const later = await context.newPage();
      await later.setViewportSize({ width, height: 844 });
      await nairobiNow(later, '2030-11-28T12:00');
      const start = await openBeforeStart(later, '/reservations');
      const height = () => later.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      const before = await height();
      await start();
      await expect(list(later)).toBeVisible();
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
      await expectNoOverflow(later);
      await expectAccessible(later, 'the bookings of the device');
    });
  });
