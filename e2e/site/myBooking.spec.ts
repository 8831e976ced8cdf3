import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { storedBefore } from '../support/stored';
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
