import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { startVenueServer } from '../support/venue-server';
import { signedInAs } from '../support/visitors';

let server: Awaited<ReturnType<typeof startVenueServer>>;
test.beforeAll(async () => {
  server = await startVenueServer();
});
test.afterAll(() => server.stop());
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await server.reset();
  await server.serve(page);
  await signedInAs(page, 'admin');
});

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await control.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control, 'its focus is seen').toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${control.toString()}.`);
}

async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press(key);
}

test('reservations: search, filter, sort, columns, selection, bulk step and Undo', async ({ page }) => {
  await page.goto('/admin/reservations');
  await page.getByText('Live Guest One').waitFor();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('RES-00');
  await tabTo(page, page.getByLabel('Status', { exact: true }));
  await page.keyboard.press('p');
  await expect(page.getByText('1 reservation', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('2 reservations', { exact: true })).toBeVisible();

  await press(page, 'Columns');
  await expect(page.getByRole('checkbox', { name: 'Date' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();

  await press(page, 'Guests', 'Space');
  await expect(page.getByRole('columnheader', { name: 'Guests' })).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await page.keyboard.press('Space');
  await press(page, 'Confirm Selected');
  await expect(page.getByRole('row', { name: /RES-001/ })).toContainText('Confirmed');
  await press(page, 'Undo');
  await expect(page.getByRole('row', { name: /RES-001/ })).toContainText('Pending');
});

test('reservations: the day strip and the way back to the dashboard', async ({ page }) => {
  await page.goto('/admin/reservations');
  await page.getByText('Live Guest One').waitFor();
  await press(page, 'Next day');
  await press(page, 'Show in List', 'Space');
  await expect(page.getByRole('heading', { name: 'No reservations found' })).toBeVisible();
  await press(page, 'Clear Search and Filters');
  await expect(page.getByText('2 reservations', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Back to Admin Dashboard' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('events: edit, save, delete; the focus returns to where it was', async ({ page }) => {
  await page.goto('/admin/events');
  await press(page, 'Edit Live: Benga Night');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Live: Benga Night II' })).toBeFocused();

  await press(page, 'Delete Live: Coffee Cupping');
  const question = page.getByRole('alertdialog', { name: 'Delete Event' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Live: Coffee Cupping' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Coffee Cupping/ })).toHaveCount(0);
});

test('stalls: both tabs of the dialog, an amenity, a picture', async ({ page }) => {
  await page.goto('/admin/stalls');
  await press(page, 'Edit Live: Fish Corner');
  const dialog = page.getByRole('dialog', { name: 'Edit Stall' });
  await tabTo(page, dialog.getByRole('tab', { name: 'Details' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Halal' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Image URL', { exact: true }));
  await page.keyboard.type('https://pictures.example/perch.jpg');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('perch.jpg')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Update Stall' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Fish Corner/ })).toContainText('Halal');
});

test('menu: a switch, a dialog left by Escape; orders: Back', async ({ page }) => {
  await page.goto('/admin/menu');
  const available = page.getByRole('switch', { name: 'Samosas is available' });
  await tabTo(page, available);
  await page.keyboard.press('Space');
  await expect(available).not.toBeChecked();
  await expect(available).toBeFocused();
  await press(page, 'Edit Samosas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Samosas' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders');
  await press(page, 'Back');
  await expect(page).toHaveURL('/admin/menu');
});
