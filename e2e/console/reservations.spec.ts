import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';
import { clockOff } from '../support/nairobi';
import { storedBefore } from '../support/stored';
import { exactly } from '../support/typed';
import { signedInAs } from '../support/visitors';

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
