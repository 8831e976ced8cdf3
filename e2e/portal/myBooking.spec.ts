import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { storedBefore, TICKET } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const RESERVATION = { id: 'RES-001', date: '2030-01-05', time: '19:00', guests: 4, status: 'confirmed' };
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your booking' });

async function open(page: Page, path: string, moment = '2026-11-27T12:00') {
  await nairobiNow(page, moment);
  await signedInAs(page, 'customer');
  const ticket = { ...TICKET, eventDate: '2030-01-06' };
  const asked = { ...ticket, id: 'TIC-003', status: 'pending' };
  await storedBefore(page, { reservations: [RESERVATION], tickets: [ticket, asked] });
  await page.goto(path);
  await hydrated(page);
}

async function calendarOf(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent('download');
  await press();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

for (const width of [320, 390, 1280])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`a customer asks the venue from the dashboard to change a reservation, at ${width} px`, async ({
      page,
      visit,
    }) => {
      await open(page, '/dashboard');
      await expectAccessible(page, 'the dashboard');
      visit.requests.length = 0;
      await page.getByRole('button', { name: 'Manage RES-001' }).click();
      const link = dialog(page).getByRole('link', { name: 'Ask for a change on WhatsApp' });
      const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
      expect(text).toContain('Reservation: RES-001\nDate: Saturday, 5 January 2030\nTime: 7:00 PM');
      expect(text).toContain('Name: Amina Wanjiru');
      await expectAccessible(page, 'the booking');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Manage RES-001' })).toBeFocused();
      // Screens that a link leads to may be loaded in advance, but nothing of the booking may be sent.
      expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
    });

    test(`a customer manages a ticket that is confirmed or asked for, at ${width} px`, async ({ page }) => {
      await open(page, '/tickets');
      await expectAccessible(page, 'the tickets');
      for (const [id, status] of [
        ['TIC-002', 'CONFIRMED'],
        ['TIC-003', 'TENTATIVE'],
      ] as const) {
        await page.getByRole('button', { name: `Manage ${id}` }).click();
        const { name, text } = await calendarOf(page, () =>
          dialog(page).getByRole('button', { name: 'Add to calendar' }).click(),
        );
        expect(name).toBe(`${id.toLowerCase()}-2030-01-06.ics`);
        expect(text).toContain('DTSTART;VALUE=DATE:20300106');
        expect(text).toContain(`STATUS:${status}`);
        await expect(dialog(page).getByRole('link', { name: 'Ask to cancel by email' })).toBeVisible();
        await page.keyboard.press('Escape');
      }
    });
  });

test('the next visit has directions and a calendar file', async ({ page }) => {
  await open(page, '/dashboard');
  const visit = page.getByRole('region', { name: 'Your next visit' });
  await expect(visit.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
  const { name, text } = await calendarOf(page, () =>
    visit.getByRole('button', { name: 'Add to calendar' }).click(),
  );
  expect(name).toBe('res-001-2030-01-05-1900.ics');
  expect(text).toContain('DTSTART;TZID=Africa/Nairobi:20300105T190000');
});

test('on the day of the event a ticket says to phone, since its hour is not known', async ({ page }) => {
  await open(page, '/tickets', '2030-01-06T08:00');
  await page.getByRole('button', { name: 'Manage TIC-002' }).click();
  await expect(dialog(page)).toContainText('Please phone us.');
  await expect(dialog(page).getByRole('link', { name: /WhatsApp|email/ })).toHaveCount(0);
});
