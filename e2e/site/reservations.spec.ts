import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page) {
  await page.goto('/reservations');
  await expect(page.getByRole('button', { name: 'Reserve Table' })).toBeEnabled();
}

async function fillIn(page: Page, date: string) {
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Time').selectOption('7:00 PM');
  await page.getByLabel('Guests').selectOption('4');
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel('Phone').fill('0722 000 000');
  await page.getByLabel('Email').fill('otieno@example.com');
}

test('a guest reserves a table and gets a toast and a summary for WhatsApp and the calendar', async ({
  page,
  visit,
}) => {
  await open(page);
  await fillIn(page, '2030-11-29');
  visit.requests.length = 0;
  await page.getByRole('button', { name: 'Reserve Table' }).click();
  await expect(page.getByText('Reservation Submitted!')).toBeVisible();
  await expect(page.getByText("We'll confirm your booking within 24 hours.")).toBeVisible();
  // The toast's own code may come; nothing that the visitor typed may go.
  expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
  const panel = page.getByRole('region', { name: 'Thank you for your reservation' });
  await expect(panel.getByRole('heading')).toBeFocused();
  const link = await panel.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toContain(
    'Date: Friday, 29 November 2030\nTime: 7:00 PM\nGuests: 4',
  );
  for (const label of ['Date', 'Time', 'Guests', 'Full Name', 'Phone', 'Email'])
    await expect(main(page).getByLabel(label, { exact: true })).toHaveValue('');
  await expectNoBarriers(page);

  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('table-2030-11-29-1900.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const start = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart');
  expect(start?.getParameter('tzid')).toBe('Africa/Nairobi');
  expect(String(start?.getFirstValue())).toBe('2030-11-29T19:00:00');
});

test('the browser itself asks for missing fields of a reservation, Time and Guests included', async ({
  page,
}) => {
  await open(page);
  const send = page.getByRole('button', { name: 'Reserve Table' });
  await send.click();
  await expect(page.getByLabel('Date')).toBeFocused();
  await fillIn(page, '2030-11-29');
  for (const label of ['Time', 'Guests']) {
    const select = page.getByLabel(label);
    const chosen = await select.inputValue();
    await select.selectOption('');
    await send.click();
    await expect(select).toBeFocused();
    await select.selectOption(chosen);
  }
  await expect(page.getByRole('region', { name: /^Thank you/ })).toHaveCount(0);
  await page.getByLabel('Email').fill('otieno@example');
  await send.click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Enter an e-mail address like name@example.com')).toBeVisible();
  await expectNoBarriers(page);
});

for (const [when, now, today] of [
  ['00:30', '2026-11-22T00:30:00+03:00', '2026-11-22'],
  ['23:30', '2026-11-22T23:30:00+03:00', '2026-11-22'],
] as const)
  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland'])
    test.describe(`with the browser in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test(`at ${when} in Nairobi the first reservation date is today there, with the browser in ${timezoneId}`, async ({
        page,
      }) => {
        await page.clock.setFixedTime(new Date(now));
        await open(page);
        await expect(page.getByLabel('Date')).toHaveAttribute('min', today);
        await page.getByLabel('Date').fill(today);
        await page.getByLabel('Time').selectOption('12:00 PM');
        const passed = page.getByText(/This time has already passed in Nairobi/);
        await expect(passed).toHaveCount(when === '23:30' ? 1 : 0);
      });
    });

test('a signed-in customer books with saved details and finds the reservation in the list', async ({
  page,
}) => {
  await signedInAs(page, 'customer');
  await open(page);
  await page.getByRole('tab', { name: 'Event Booking' }).click();
  await page.getByLabel('Date').fill('2030-11-29');
  await page.getByLabel('Time').selectOption('1:30 PM');
  await page.getByLabel('Guests').selectOption('10+');
  await expect(page.getByText(/^Parties of 10 or more, please phone us: /)).toBeVisible();
  await page.getByRole('button', { name: 'Use my details' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Amina Wanjiru');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Book Event' }).click();
  const list = page.getByRole('region', { name: 'My Reservations' });
  await expect(list.getByRole('listitem')).toHaveText(
    /Fri, 29 Nov 2030, 1:30 PM.*10\+ guests · RES-001.*Pending/,
  );
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
