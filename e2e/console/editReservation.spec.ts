import { expectAccessibleAtAllWidths } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { seen, typed } from '../support/typed';

const WISH = typed('Nut allergy', 'text');

test(
  'a booking is moved and given a table, a table that is taken is said before saving, and the server has it all',
  { tag: '@core' },
  async ({ page, server }) => {
    await server.put({
      reservations: [
        { ...reservation('RES-001', 'confirmed'), tableNumber: '7' },
        { ...reservation('RES-002', 'pending', 4), name: 'Brian Mwangi', time: '21:30' },
      ],
    });
    await page.goto('/admin/reservations');
    await page.getByRole('button', { name: 'RES-002', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Reservation RES-002' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit Reservation' });
    await form.getByRole('textbox', { name: 'Table' }).fill('7');
    await expect(form.getByText('Table 7 is taken')).toHaveCount(0);
    await form.getByLabel('Time').fill('20:00');
    await expect(form.getByText('Table 7 is taken at that time')).toBeVisible();
    await expect(form.getByText('RES-001, Achieng Otieno, 19:00')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await form.getByLabel('Special requests').fill(WISH);
    await form.getByRole('button', { name: 'Update Reservation' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Reservation “RES-002” updated')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /RES-002/ })).toContainText('20:00');
    await page.getByRole('button', { name: 'RES-002', exact: true }).click();
    const booking = page.getByRole('dialog', { name: 'Reservation RES-002' });
    await expect(booking).toContainText(seen(WISH));
    await expect(booking.locator('dt', { hasText: 'Table' }).locator('+ dd')).toHaveText('7');
  },
);
