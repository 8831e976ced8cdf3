import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { bookingDialog, fileSavedBy, messageOf, opensNothing } from '../support/booking';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { guestRequest, storedBefore, storedNow } from '../support/stored';
import { expect, test } from '../support/test';

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Asked from this device' }).getByRole('listitem');

test(
  'a guest finds requests again in another tab, sends, manages and removes one in every tab, and they go the day after',
  { tag: '@core' },
  async ({ page, context }) => {
    const band = guestRequest('2026-11-28', { title: 'Friday Live Band at Bustani Gardens' });
    await storedBefore(page, { requests: [guestRequest('2026-11-27'), band] });
    await nairobiNow(page, '2026-11-26T12:00');
    await open(page, '/reservations');
    await expect(rows(page)).toHaveText([
      /^Friday, 27 November 20267:00 PM · 4 guestsTable at Bustani Gardens/,
      /^Saturday, 28 November 20267:00 PM · 4 guestsFriday Live Band at Bustani Gardens/,
    ]);
    const other = await context.newPage();
    await nairobiNow(other, '2026-11-26T12:00');
    await open(other, '/reservations');
    await expectAccessibleAtAllWidths(other, 'the bookings of the device');
    const table = 'Table at Bustani Gardens, Friday, 27 November 2026';
    await opensNothing(other.getByRole('link', { name: `Send on WhatsApp ${table}` }));
    await expect(rows(page).first()).toContainText('Sent 12:00 PM by WhatsApp');
    await other.getByRole('button', { name: `Manage ${table}` }).click();
    const dialog = bookingDialog(other);
    const { name } = await fileSavedBy(dialog.getByRole('button', { name: 'Add to calendar' }));
    expect(name).toBe('table-2026-11-27.ics');
    expect(await messageOf(dialog.getByRole('link', { name: 'Ask to cancel on WhatsApp' }))).toMatch(
      /I would like to cancel my booking\.\n[^]*Name: Otieno Ouma/,
    );
    await page.getByRole('button', { name: `Remove ${table} from this device` }).click();
    await expect(rows(other)).toHaveCount(1);
    await expect(rows(page)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(other)).toHaveCount(2);

    for (const [moment, left] of [
      ['2026-11-28T23:59', 1],
      ['2026-11-29T00:00', 0],
    ] as const) {
      const later = await context.newPage();
      await nairobiNow(later, moment);
      await open(later, '/contact');
      expect(JSON.parse((await storedNow(later)).requests ?? '')).toHaveLength(left);
    }
  },
);
