// decisions, Several reservations at once
import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { reservation } from '../support/graphql';

const ROWS = [
  reservation('RES-001', 'pending', 4),
  {
    ...reservation('RES-002', 'pending'),
    name: 'Brian Mwangi',
    phone: '0700 000 102',
    email: 'brian@example.com',
  },
  { ...reservation('RES-003', 'pending'), name: null, phone: null },
];

test.beforeEach(({ server }) => server.put({ reservations: ROWS }));

/** The host's own apps are not opened: the addresses of their links are noted. */
const opened = (page: Page) =>
  page.evaluate(() => {
    const addresses: string[] = [];
    Object.assign(window, { opened: addresses });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin === location.origin) return;
      event.preventDefault();
      addresses.push(link.href);
    });
  });
const addresses = (page: Page) => page.evaluate(() => (window as unknown as { opened: string[] }).opened);

test(
  'after Confirm the row offers to tell the guest, by the ready text and the host’s own app, and keeps what was told',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/admin/reservations');
    await page.getByRole('button', { name: 'Confirm RES-001' }).click();
    const tell = page.getByRole('button', { name: 'Tell the guest of RES-001' });
    await expect(tell).toHaveText('Tell');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tell.click();
    const dialog = page.getByRole('dialog', { name: 'Tell the Guest' });
    await opened(page);
    await dialog.getByRole('link', { name: 'Tell Achieng Otieno by WhatsApp' }).click();
    await expect(dialog.getByText(/^Told by WhatsApp on /)).toBeVisible();
    const [address = ''] = await addresses(page);
    const link = new URL(address);
    expect(link.origin + link.pathname).toBe('https://wa.me/254700000101');
    const text = link.searchParams.get('text') ?? '';
    for (const part of [
      'Hello Achieng Otieno',
      'is confirmed: Friday, 10 May 2030 at 7:00 PM for 4 guests.',
      'at least 2 hours ahead',
    ])
      expect(text).toContain(part);

    await page.reload();
    await expect(tell).toHaveText('Told');
    await page.getByRole('button', { name: 'RES-001', exact: true }).click();
    await expect(
      page.getByRole('dialog', { name: 'Reservation RES-001' }).getByText(/^Told by WhatsApp on /),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    // A booking that is decided otherwise is to be told anew.
    await page.getByRole('button', { name: 'Cancel RES-001' }).click();
    await expect(tell).toHaveText('Tell');
  },
);

test('after several are confirmed a bar offers to tell their guests, each marked once told, and nothing opens by itself', async ({
  page,
}) => {
  await page.goto('/admin/reservations');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Confirm Selected' }).dblclick();
  const bar = page.getByRole('region', { name: 'Guests to tell' });
  await expect(bar).toContainText('3 guests to tell');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Reservations' })).toBeFocused();
  await expectAccessibleAtAllWidths(page, 'the bar');
  await bar.getByRole('button', { name: 'Tell the Guests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell 3 Guests' });
  await opened(page);
  const brian = dialog.getByRole('listitem').filter({ hasText: 'Brian Mwangi' });
  await brian.getByRole('link', { name: 'Tell Brian Mwangi by SMS' }).click();
  await brian.getByRole('link', { name: 'Tell Brian Mwangi by Email' }).click();
  await expect(brian.getByText(/^Told by /)).toHaveText([/^Told by SMS on /, /^Told by Email on /]);
  expect((await addresses(page)).map((address) => address.slice(0, 30))).toEqual([
    expect.stringMatching(/^sms:\+254700000102\?&body=/),
    expect.stringMatching(/^mailto:brian@example\.com\?/),
  ]);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'RES-003' })).toContainText(
    'Neither a phone number nor an e-mail address to send it to.',
  );
  await page.getByText('The text').first().click();
  await expectAccessibleAtAllWidths(page, 'the list');
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('2 guests to tell');
  await bar.getByRole('button', { name: 'Not Now' }).click();
  await expect(bar).toHaveCount(0);
});
