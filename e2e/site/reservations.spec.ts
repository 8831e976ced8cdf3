import ICAL from 'ical.js';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { fileSavedBy, messageOf, opensNothing } from '../support/booking';
import { open } from '../support/hydrated';
import { daysAhead, inWords } from '../support/nairobi';
import { expect, test } from '../support/test';

const DATE = daysAhead(30);

test(
  'a guest reserves a table, and offers it to WhatsApp and the calendar',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/reservations');
    const send = page.getByRole('button', { name: 'Reserve Table' });
    // The browser itself asks for what is missing.
    await send.click();
    await expect(page.getByLabel('Date')).toBeFocused();
    await page.getByLabel('Date').fill(DATE);
    await page.getByLabel('Time').selectOption('7:00 PM');
    await page.getByLabel('Full Name').fill('Otieno Ouma');
    await page.getByLabel('Phone').fill('0722 000 000');
    await page.getByLabel('Email').fill('otieno@example.com');
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
    await expect(panel.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /maps/);
    await opensNothing(panel.getByRole('link', { name: 'Send by SMS' }));
    await panel.getByRole('button', { name: 'Change or cancel' }).click();
    await expectAccessibleAtAllWidths(page, 'the booking of a table');
  },
);
