import { open } from '../support/hydrated';
import { storedBefore, TICKET } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

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
