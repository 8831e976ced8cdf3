import { expectAccessibleAtAllWidths, expectNoBarriers } from '../support/barriers';
import { fileSavedBy, messageOf } from '../support/booking';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';

// Nairobi's clock counts, wherever the visitor is
test.use({ timezoneId: 'Pacific/Auckland', viewport: { width: 320, height: 640 } });

test(
  'a guest reserves places at an event, and offers it to WhatsApp and the calendar',
  { tag: '@core' },
  async ({ page }) => {
    await nairobiNow(page, '2026-11-24T12:00');
    await open(page, '/events');
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      'webcal://bustanigardens.example/events.ics',
    );
    await expect(page.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('href', '/events.ics');
    await page.getByRole('link', { name: 'Friday Live Band' }).first().click();
    await expect(page).toHaveURL('/events/friday-live-band');
    const form = page.getByRole('form', { name: 'Reserve Your Spot' });
    await form.getByRole('button', { name: 'Submit Reservation' }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect(form.getByLabel('Full Name')).toBeFocused();
    await expectNoBarriers(page);

    await form.getByLabel('Full Name').fill('Amina & Otieno');
    await form.getByLabel('Email').fill('amina@example.com');
    await form.getByLabel('Phone').fill('+254 711 000 000');
    await form.getByLabel('Number of Guests').fill('10');
    await form.getByRole('button', { name: 'Submit Reservation' }).click();
    const panel = page.getByRole('region', { name: 'Reservation Submitted!' });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel).toContainText('Friday, 27 November 2026');
    await expect(form.getByLabel('Full Name')).toHaveValue('');
    expect(await messageOf(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toContain(
      'Name: Amina & Otieno\n',
    );
    const { name, text } = await fileSavedBy(panel.getByRole('button', { name: 'Add to calendar' }));
    expect(name).toMatch(/^ticket-\w{12}\.ics$/);
    expect(text).toContain('DTSTART;TZID=Africa/Nairobi:20261127T190000\r\n');
    await panel.getByRole('button', { name: 'Change or cancel' }).click();
    await expectAccessibleAtAllWidths(page, 'the booking of an event');
  },
);
