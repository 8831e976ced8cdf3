// decisions, Several reservations at once
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { clockOff } from '../support/nairobi';
import { storedBefore } from '../support/stored';
import { exactly } from '../support/typed';
import { signedInAs } from '../support/visitors';

test(
  'a reservation is confirmed at once, and Undo puts it back on the server',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/reservations');
    const row = page.getByRole('row', { name: /RES-001/ });
    await row.getByRole('button', { name: 'Confirm RES-001' }).click();
    await expect(row).toContainText('Confirmed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Pending');
    await expect(page.getByText('Reservation RES-001 pending again')).toBeVisible();
    await page.reload();
    await expect(row).toContainText('Pending');
    await expect(page.getByRole('button', { name: 'Live server' })).toBeVisible();
  },
);

test(
  'search, filter, sort and page of the reservations are in the address, and Back restores them',
  { tag: '@core' },
  async ({ page, server }) => {
    const reservations = Array.from({ length: 60 }, (_, index) =>
      reservation(`RES-${index + 100}`, 'pending', 1 + (index % 9)),
    );
    await server.put({ reservations });
    await page.goto('/admin/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Manage Reservations' }).click();
    await page.getByRole('searchbox').fill(exactly('RES-1'));
    await page.getByLabel('Status', { exact: true }).selectOption('Pending');
    await page.getByRole('button', { name: 'Guests' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/admin/reservations?q=RES-1&status=pending&sort=guests&page=2');
    await expect(page.getByText('26–50 of 60')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('RES-1');
    await expect(page.getByText('26–50 of 60')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard');
  },
);

test(
  'Export CSV saves all rows found, in a form that spreadsheets read',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/reservations');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('reservations.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toBe(
      '\uFEFFID,Date,Time,Guests,Name,Contact,Status,Table,Email,Special Requests,Booked\r\n' +
        'RES-001,2030-05-10,19:00,4,Live Guest One,+254 700 111 001,Pending,,,,2030-05-01 11:00\r\n' +
        'RES-002,2030-05-11,20:30,2,Live Guest Two,+254 700 111 002,Confirmed,4,two@example.com,,2030-05-02 11:00\r\n',
    );
  },
);

test('the command palette leads to a record from any screen', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Live server' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(exactly('guest two'));
  await expectNoBarriers(page);
  await expect(page.getByRole('option')).toHaveText(/RES-002 · Live Guest Two/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/reservations?only=RES-002');
  await expect(page.getByText('1 reservation', { exact: true })).toBeVisible();
});

test('on a phone the reservations are cards with the same actions', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/reservations');
  const card = page.getByRole('article').filter({ hasText: 'RES-001' });
  await card.getByRole('button', { name: 'Cancel RES-001' }).click();
  await expect(card).toContainText('Cancelled');
  await expectNoBarriers(page);
  await expectNoOverflow(page);
});

test('on a tablet whose clock is nine days ahead Tonight is the evening of the server', async ({
  context,
  server,
}) => {
  const headings = [];
  for (const days of [0, 9]) {
    const tablet = await context.newPage();
    await server.serve(tablet);
    await signedInAs(tablet, 'admin');
    await storedBefore(tablet, { authToken: server.tokenOf('owner') });
    await clockOff(tablet, days);
    await tablet.goto('/admin/reservations?view=tonight');
    headings.push(await tablet.getByText(/^\w+day, \d+ \w+ \d{4}$/).innerText());
  }
  expect(headings[1]).toBe(headings[0]);
});
