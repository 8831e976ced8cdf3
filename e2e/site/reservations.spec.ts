import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessibleAtAllWidths, expectNoBarriers } from '../support/barriers';
import { bookingDialog, fileSavedBy, messageOf, opensNothing } from '../support/booking';
import { hydrated, open } from '../support/hydrated';
import { daysAhead, inWords } from '../support/nairobi';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const DATE = daysAhead(30);
const NAME = typed('Otieno Ouma');

async function fillIn(page: Page) {
  await page.getByLabel('Date').fill(DATE);
  await page.getByLabel('Time').selectOption('7:00 PM');
  await page.getByLabel('Guests').selectOption('4');
  await page.getByLabel('Full Name').fill(NAME);
  await page.getByLabel('Phone').fill(typed('0722 000 000', 'phone'));
  await page.getByLabel('Email').fill(typed('otieno@example.com', 'email'));
  await page.getByLabel('Special Requests').fill(typed('', 'optional'));
}

test(
  'a guest reserves a table, offers it to WhatsApp and the calendar, and can cancel it after a reload',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/reservations');
    const send = page.getByRole('button', { name: 'Reserve Table' });
    // The browser itself asks for what is missing.
    await send.click();
    await expect(page.getByLabel('Date')).toBeFocused();
    await fillIn(page);
    await page.getByLabel('Guests').selectOption('');
    await send.click();
    await expect(page.getByLabel('Guests')).toBeFocused();
    await page.getByLabel('Guests').selectOption('4');
    await send.click();
    await expect(page.getByText('Reservation Submitted!')).toBeVisible();
    await expect(page.getByText("We'll confirm your booking within 24 hours.")).toBeVisible();
    const panel = page.getByRole('region', { name: 'Thank you for your reservation' });
    await expect(panel.getByRole('heading')).toBeFocused();
    expect(await messageOf(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toContain(
      `Date: ${inWords(DATE)}\nTime: 7:00 PM\nGuests: 4`,
    );
    for (const label of ['Date', 'Time', 'Guests', 'Full Name', 'Phone', 'Email'])
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('');
    const { name, text } = await fileSavedBy(panel.getByRole('button', { name: 'Add to calendar' }));
    expect(name).toMatch(/^table-\w{12}\.ics$/);
    const start = new ICAL.Component(ICAL.parse(text))
      .getFirstSubcomponent('vevent')
      ?.getFirstProperty('dtstart');
    expect(start?.getParameter('tzid')).toBe('Africa/Nairobi');
    expect(String(start?.getFirstValue())).toBe(`${DATE}T19:00:00`);

    await page.reload();
    await hydrated(page);
    await expect(panel.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
    await opensNothing(panel.getByRole('link', { name: 'Send by SMS' }));
    await panel.getByRole('button', { name: 'Change or cancel' }).click();
    const mail = bookingDialog(page).getByRole('link', { name: 'Ask to cancel by email' });
    await expect(mail).toHaveAttribute('href', /^mailto:/);
    expect(await messageOf(mail)).toMatch(/I would like to cancel my booking\.\r\n/);
    const change = bookingDialog(page).getByRole('link', { name: 'Ask for a change on WhatsApp' });
    const asked = await messageOf(change);
    expect(asked).toContain(`Name: ${NAME}\n`);
    expect(asked).toMatch(/\nWhat should change: \nReference: table-\w{12}$/);
    await expectAccessibleAtAllWidths(page, 'the booking of a table');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('button', { name: 'Change or cancel' })).toBeFocused();
  },
);

test(
  'a signed-in customer books with saved details and finds the reservation in the list',
  { tag: '@core' },
  async ({ page }) => {
    await signedInAs(page, 'customer');
    await open(page, '/reservations');
    await page.getByRole('tab', { name: 'Event Booking' }).click();
    await page.getByLabel('Date').fill(DATE);
    await page.getByLabel('Time').selectOption('1:30 PM');
    await page.getByLabel('Guests').selectOption('10+');
    await expect(page.getByText(/^Parties of 10 or more, please phone us: /)).toBeVisible();
    await page.getByRole('button', { name: 'Use my details' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Amina Wanjiru');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Book Event' }).click();
    const rows = page.getByRole('region', { name: 'My Reservations' }).getByRole('listitem');
    await expect(rows).toHaveText(/1:30 PM.*10\+ guests · RES-001.*Pending/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Manage RES-001' }).click();
    await expect(bookingDialog(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  },
);
