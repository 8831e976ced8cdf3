import { expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';

const DAY = '2030-05-10';
const booked = (id: string, time: string, status: 'pending' | 'confirmed' | 'cancelled', name: string) => ({
  ...reservation(id, status),
  time,
  name,
});

test(
  'the printed host list has the bookings by time, without the cancelled and nothing else',
  { tag: '@core' },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      // Headless browsers have no print dialog.
      window.print = () => void Object.assign(window, { printed: true });
    });
    await server.put({
      reservations: [
        booked('RES-001', '20:30', 'confirmed', 'Wambui Kariuki'),
        booked('RES-002', '12:00', 'pending', 'Otieno Ouma'),
        booked('RES-003', '19:00', 'cancelled', 'Nobody Comes'),
        { ...booked('RES-004', '19:00', 'confirmed', 'Another Day'), date: '2030-05-11' },
      ],
    });
    await page.goto('/admin/reservations');
    await page.getByLabel('Day', { exact: true }).fill(DAY);
    await page.getByRole('button', { name: 'Print List' }).click();
    expect(await page.evaluate(() => 'printed' in window)).toBe(true);

    // On screen nothing of it is seen.
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('heading', { name: 'Reservations, Friday, 10 May 2030' })).toBeVisible();
    await expect(sheet.locator('tbody tr')).toHaveCount(2);
    await expect(sheet.locator('tbody tr').nth(0)).toContainText('12:00');
    await expect(sheet.locator('tbody tr').nth(0)).toContainText('Otieno Ouma');
    await expect(sheet.locator('tbody tr').nth(1)).toContainText('20:30');
    for (const part of ['header', 'main', 'footer']) await expect(page.locator(part).first()).toBeHidden();
    const others = page.locator('body > :not([data-print-sheet]):not(script):not(style):not(noscript)');
    for (const other of await others.all()) await expect(other).toBeHidden();
    await page.setViewportSize({ width: 720, height: 1000 });
    await expectNoOverflow(page);

    await page.emulateMedia({ media: 'screen' });
    // One that comes at once is taken for the early one of some phones.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(sheet).toHaveCount(0, { timeout: 100 });
    }).toPass();
  },
);
