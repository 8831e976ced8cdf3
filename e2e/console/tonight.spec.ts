import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';

const booked = (id: string, time: string, name: string, more: object = {}) => ({
  ...reservation(id, 'confirmed', 4),
  ...{ time, name },
  ...more,
});
const ROWS = [
  booked('RES-001', '20:30', 'Wambui Kariuki', { tableNumber: '7' }),
  booked('RES-002', '18:40', 'Otieno Ouma', { tableNumber: '3' }),
  booked('RES-003', '19:00', 'Nobody Comes', { status: 'cancelled' }),
  booked('RES-004', '19:00', 'Another Day', { date: '2030-05-11' }),
  booked('RES-005', '19:30', 'Achieng Otieno', {
    tableNumber: '7',
    status: 'pending',
    specialRequests: 'By the window. My son is allergic to peanuts.',
  }),
];

const party = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Parties of today' }).getByRole('listitem').filter({ hasText: name });

/** From here on the page's time passes only by `page.clock.runFor`: a call is not late because a test is fast. */
const stopBefore = (page: Page, minute: string) =>
  page.clock.pauseAt(new Date(`2030-05-10T${minute}:00Z`).getTime() - 500);

test.beforeEach(async ({ page, server }) => {
  await server.put({ reservations: ROWS });
  // 18:50 in Nairobi.
  await page.clock.install({ time: new Date('2030-05-10T15:50:00Z') });
});

test(
  'Tonight, a link of list and dashboard, shows by time who comes, at which table, with what wishes',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Tonight' }).click();
    await expect(page).toHaveURL('/admin/reservations?view=tonight');
    await expect(page.getByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
    await expect(page.getByText('Friday, 10 May 2030')).toBeVisible();
    const parties = page.getByRole('list', { name: 'Parties of today' }).getByRole('listitem');
    await expect(parties).toHaveText([
      /18:40.*Otieno Ouma/,
      /19:30.*Achieng Otieno/,
      /20:30.*Wambui Kariuki/,
    ]);
    await expect(party(page, 'Achieng Otieno')).toContainText('Table 7');
    await expect(party(page, 'Achieng Otieno')).toContainText('4 guests');
    await expect(party(page, 'Achieng Otieno')).toContainText('Pending');
    await expect(party(page, 'Achieng Otieno')).toContainText('Allergy: My son is allergic to peanuts.');
    await expect(party(page, 'Achieng Otieno')).toContainText('By the window.');
    await expect(party(page, 'Achieng Otieno')).toContainText('Same table: RES-001 at 20:30');
    await page.getByRole('link', { name: 'All Reservations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Reservations' })).toBeFocused();
    await page.getByRole('link', { name: 'Tonight' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tonight' })).toBeFocused();
  },
);

test(
  'the host marks who arrived and who is late, the server keeps it, and a late party shows by itself after 15 minutes',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/reservations?view=tonight');
    await expect(page.getByText('12 covers in 3 parties: 0 arrived, 0 late, 12 to come.')).toBeVisible();
    await page.getByRole('button', { name: 'Late Wambui Kariuki' }).click();
    await page.getByRole('button', { name: 'Arrived Achieng Otieno' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Arrived Achieng Otieno' })).toBeFocused();
    await expect(page.getByText('12 covers in 3 parties: 4 arrived, 4 late, 4 to come.')).toBeVisible();
    await page.reload();
    await expect(party(page, 'Achieng Otieno').getByRole('button', { name: 'Arrived' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // 18:56: the table of 18:40 is no longer held.
    await stopBefore(page, '15:56');
    await page.clock.runFor(1000);
    await expect(page.getByText('12 covers in 3 parties: 4 arrived, 8 late, 0 to come.')).toBeVisible();
    await page.getByRole('button', { name: 'Arrived Achieng Otieno' }).click();
    await expect(page.getByText('12 covers in 3 parties: 0 arrived, 8 late, 4 to come.')).toBeVisible();
  },
);

test('a party opens in full, and is given a table from there', async ({ page }) => {
  await page.goto('/admin/reservations?view=tonight');
  await page.getByRole('button', { name: 'Otieno Ouma', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Reservation RES-002' })
    .getByRole('button', { name: 'Edit' })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit Reservation' });
  await form.getByRole('textbox', { name: 'Table' }).fill('12');
  await form.getByRole('button', { name: 'Update Reservation' }).click();
  await expect(party(page, 'Otieno Ouma')).toContainText('Table 12');
  await expect(page).toHaveURL('/admin/reservations?view=tonight');
});

test('Tonight has no barriers, and is printed alone, dark on white', async ({ page }) => {
  await page.goto('/admin/reservations?view=tonight');
  await expect(party(page, 'Otieno Ouma')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }

  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Arrived Otieno Ouma' }).click();
  await page.getByRole('button', { name: 'Print List' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const others = page.locator('body > :not([data-print-sheet]):not(script):not(style):not(noscript)');
  for (const other of await others.all()) await expect(other).toBeHidden();
  await expect(sheet.locator('tbody tr')).toHaveCount(3);
  await expect(sheet.locator('tbody tr').first()).toContainText('18:50');
  const ink = await sheet
    .locator('td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.setViewportSize({ width: 720, height: 1000 });
  await expectNoOverflow(page);
});
