import type { Page } from '@playwright/test';
import { expect, test } from '../support/consoleTest';
import { fractionVisible } from '../support/fractionVisible';

/** Does the same at 400 % zoom and on a phone held sideways. */
async function inLowWindows(page: Page, look: () => Promise<void>) {
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await test.step(`in ${viewport.width} × ${viewport.height} px`, look);
  }
}

test('in a low window each field of a form in a dialog is whole when it has the focus, and its buttons can be reached', ({
  page,
}) =>
  inLowWindows(page, async () => {
    await page.goto('/admin/menu/new');
    const dialog = page.getByRole('dialog', { name: 'Add Menu Item' });
    const fields = dialog.locator('input, select, button');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const field of await fields.all()) {
      await field.focus();
      await expect.poll(() => fractionVisible(field)).toBeGreaterThan(0.99);
    }
    const scrolled = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(scrolled).toBe(0);
  }));

test('in a low window a dialog that is only read opens at its title', ({ page }) =>
  inLowWindows(page, async () => {
    await page.goto('/admin/reservations');
    await page.locator('main button[aria-haspopup="dialog"][id]').first().click();
    const dialog = page.getByRole('dialog', { name: /^Reservation / });
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    expect(await fractionVisible(dialog.getByRole('heading'))).toBeGreaterThan(0.99);
  }));
