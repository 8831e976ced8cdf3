import { open } from '../support/hydrated';
import { storedBefore, TICKET } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test(
  'a confirmed ticket is cancelled only after asking, and Undo brings it back',
  { tag: '@core' },
  async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, { tickets: [TICKET] });
    await open(page, '/tickets');
    const card = page.getByRole('article').filter({ hasText: 'Sunday Family Day' });
    const cancel = card.getByRole('button', { name: 'Cancel Ticket TIC-002' });
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Ticket' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Keep Ticket' }).click();
    await expect(card.getByText('Confirmed')).toBeVisible();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel Ticket' }).click();
    await expect(card.getByText('Cancelled')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(1);
    await expect(card.getByRole('button', { name: 'Remove TIC-002 from this device' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Confirmed')).toBeVisible();
  },
);

test('the QR code library is loaded with the first ticket pass, which shows the number where it fails', async ({
  page,
  visit,
}) => {
  await signedInAs(page, 'customer');
  await storedBefore(page, { tickets: [TICKET] });
  await open(page, '/tickets');
  const LIBRARY = /ticket-code/;
  const drawing = () => visit.requests.filter((address) => LIBRARY.test(address));
  expect(drawing()).toEqual([]);
  await page.route(LIBRARY, (route) => route.abort());
  await page.getByRole('button', { name: 'Show Pass TIC-002' }).click();
  const pass = page.getByRole('dialog', { name: 'Ticket Pass' });
  await expect(pass.getByText('The ticket number below does as well.')).toBeVisible();
  await expect(pass.getByText('TIC-002', { exact: true })).toBeVisible();
  expect(drawing()).toHaveLength(1);
  await page.unroute(LIBRARY);
  await pass.getByRole('button', { name: 'Try Again' }).click();
  await expect(pass.getByRole('img', { name: 'QR code of ticket TIC-002' })).toBeVisible();
  // The browser reports the file that did not come.
  visit.expects(/net::ERR_FAILED/);
});
