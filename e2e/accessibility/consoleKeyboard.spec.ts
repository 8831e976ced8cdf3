import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/consoleTest';
import { exactly } from '../support/typed';

/** Presses Tab until the control has the focus, as a person without a mouse does. */
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

test('reservations can be searched, filtered, sorted, selected and changed in bulk by keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin/reservations');
  await page.getByText('Live Guest One').waitFor();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(exactly('RES-00'));
  await tabTo(page, page.getByLabel('Status', { exact: true }));
  await page.keyboard.press('p');
  await expect(page.getByText('1 reservation', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('2 reservations', { exact: true })).toBeVisible();

  await press(page, /^RES-002$/);
  const booking = page.getByRole('dialog', { name: 'Reservation RES-002' });
  await expect(booking).toContainText('two@example.com');
  await page.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await expect(page.getByRole('button', { name: 'RES-002', exact: true })).toBeFocused();

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
  await expect(page.getByRole('heading', { name: 'Manage Reservations' })).toBeFocused();
  await press(page, 'Undo');
  await expect(page.getByRole('row', { name: /RES-001/ })).toContainText('Pending');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

for (const width of [1280, 390])
  test(`at ${width} px a change of status leaves the focus at the ID, and no key press is lost`, async ({
    page,
    visit,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/reservations');
    const id = page.getByRole('button', { name: 'RES-001', exact: true });
    await press(page, 'Confirm RES-001');
    await expect(id).toBeFocused();
    await expect(id).toBeInViewport();
    // Without a pause: the button that is left is the next tab stop.
    await press(page, 'Cancel RES-001');
    await expect(page.getByText('Reservation RES-001 cancelled')).toBeVisible();
    await expect(id).toBeFocused();
    expect(await server.callsOf('updateReservationStatus')).toBe(2);

    // A second Enter opens the booking, which changes nothing.
    await page.keyboard.press('Enter');
    const booking = page.getByRole('dialog', { name: 'Reservation RES-001' });
    await expect(booking).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(booking).toBeHidden();
    await expect(id).toBeFocused();

    await server.fail({ kind: 'FORBIDDEN', operation: 'updateReservationStatus' });
    await press(page, 'Confirm RES-001');
    await expect(page.getByText('Failed to update reservation status. Please try again.')).toBeVisible();
    await expect(id).toBeFocused();
    expect(await server.callsOf('updateReservationStatus')).toBe(3);
    // requirements 8, Logged only
    visit.expects(/GraphQL/);

    await page.goto('/admin/events');
    await press(page, 'Delete Live: Coffee Cupping');
    await press(page, 'Delete Event');
    const next = width > 720 ? page.getByRole('rowheader') : page.getByRole('listitem');
    await expect(
      next.filter({ hasText: 'Live: Benga Night' }).and(page.locator(':focus, :has(:focus)')),
    ).toHaveCount(1);
    await expect(page.locator('button:focus')).toHaveCount(0);
    await press(page, 'Delete Live: Benga Night');
    await press(page, 'Delete Event');
    await expect(page.getByRole('heading', { name: 'Manage Events' })).toBeFocused();
  });

test('the day strip and the way back to the dashboard work by keyboard alone', async ({ page }) => {
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

test('events can be edited, saved and deleted by keyboard alone, and the focus returns to where it was', async ({
  page,
}) => {
  await page.goto('/admin/events');
  await press(page, 'Edit Live: Benga Night');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(exactly(' II'));
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
  await expect(page.getByRole('rowheader', { name: 'Live: Benga Night II' })).toBeFocused();
});

test('a stall can be edited on both tabs of its dialog by keyboard alone', async ({ page }) => {
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

test('the menu switch, Escape in a dialog and one Back from searched orders work by keyboard alone', async ({
  page,
}) => {
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
  await page.keyboard.type(exactly('orders'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders');
  await page.getByRole('searchbox').fill(exactly('samosas'));
  await expect(page).toHaveURL('/admin/orders?q=samosas');
  await press(page, 'Back');
  await expect(page).toHaveURL('/admin/menu');
});
