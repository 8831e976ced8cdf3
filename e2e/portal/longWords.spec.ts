import { expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { FULL_ACCOUNT, orderOf, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const WORD = 'Nyamachomakachumbari'.repeat(6);

test('a dish, a ticket and a name of one long word are broken on a phone, in lists, receipt and pass', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, 'customer');
  const items = [{ name: WORD, price: 1200, quantity: 2 }];
  await storedBefore(page, {
    ...FULL_ACCOUNT,
    orders: [orderOf('ORD-001', { items }), orderOf('ORD-002', { status: 'preparing', items })],
    tickets: FULL_ACCOUNT.tickets.map((ticket) => ({ ...ticket, eventTitle: WORD, ticketType: WORD })),
  });
  for (const address of ['/dashboard', '/orders', '/tickets']) {
    await open(page, address);
    await expect(page.getByText(WORD).first()).toBeVisible();
    await expectNoOverflow(page, address);
  }
  await page.getByRole('button', { name: /^Show Pass/ }).click();
  const isWithin = () =>
    page
      .getByRole('dialog')
      .evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].every(
          ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth + 1,
        ),
      );
  await expect.poll(isWithin).toBe(true);
  await open(page, '/orders');
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click();
  await expect.poll(isWithin).toBe(true);
});
