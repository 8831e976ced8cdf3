// decisions, Requests; decisions, My booking
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { messageOf, opensNothing } from '../support/booking';
import { open } from '../support/hydrated';
import { daysAhead } from '../support/nairobi';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test.use({ viewport: { width: 390, height: 844 } });

const DATE = daysAhead(40);

interface Wish {
  path: string;
  fill: (page: Page) => Promise<void>;
  send: string;
  /** Where a guest finds it, and where a customer does. */
  lists: { guest: string; customer: string };
}

const person = async (page: Page) => {
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel(/^Phone/).fill('0722 000 000');
  await page.getByLabel('Email').fill('otieno@example.com');
};
const visit = async (page: Page) => {
  await page.getByLabel('Date').fill(DATE);
  await page.getByLabel('Time').selectOption('1:30 PM');
  await page.getByLabel('Guests').selectOption('4');
  await person(page);
};
const ON_RESERVATIONS = { guest: '/reservations', customer: '/reservations' };

const WISHES: Record<string, Wish> = {
  table: { path: '/reservations', fill: visit, send: 'Reserve Table', lists: ON_RESERVATIONS },
  event: {
    path: '/reservations',
    async fill(page) {
      await page.getByRole('tab', { name: 'Event Booking' }).click();
      await visit(page);
    },
    send: 'Book Event',
    lists: ON_RESERVATIONS,
  },
  ticket: {
    path: '/events/friday-live-band',
    async fill(page) {
      await person(page);
      await page.getByLabel('Number of Guests').fill('6');
    },
    send: 'Submit Reservation',
    lists: { guest: '/reservations', customer: '/tickets' },
  },
  order: {
    path: '/order',
    async fill(page) {
      await page.getByRole('button', { name: 'Add to Cart Samosas', exact: true }).click();
      await page.getByLabel('Full Name').fill('Otieno Ouma');
      await page.getByLabel('Phone Number').fill('0722 000 000');
      await page.getByLabel('Delivery Address').fill('Kamulu');
    },
    send: 'Place Order',
    lists: { guest: '/reservations', customer: '/orders' },
  },
  message: {
    path: '/contact',
    async fill(page) {
      await person(page);
      await page.getByLabel('Subject').fill('A cake');
      await page.getByLabel('Message').fill('Do you bake?');
    },
    send: 'Send Message',
    lists: ON_RESERVATIONS,
  },
  inquiry: {
    path: '/plan-event',
    async fill(page) {
      await page.getByLabel('Event Name').fill('Mama turns 60');
      await page.getByLabel('Date').fill(DATE);
      await page.getByLabel('Time').fill('14:30');
      await page.getByLabel('Guests', { exact: true }).fill('45');
      await page.getByLabel('Contact Name').fill('Otieno Ouma');
      await page.getByLabel('Contact Phone').fill('0722 000 000');
      await page.getByLabel('Contact Email').fill('otieno@example.com');
    },
    send: 'Send Inquiry',
    lists: ON_RESERVATIONS,
  },
};

/** Its row, or its card in the portal, by what only that has. */
const rowOf = (page: Page, list: string): Locator =>
  page
    .getByRole('main')
    .getByRole(list === '/reservations' ? 'listitem' : 'article')
    .filter({ has: page.getByRole('button', { name: /^Remove .* from this device$/ }) });

for (const who of ['guest', 'customer'] as const)
  for (const [kind, { path, fill, send, lists }] of Object.entries(WISHES))
    test(
      `the life of one ${kind} of a ${who}: asked, not sent, closed, sent later, answered, changed, removed`,
      { tag: `${who} ${kind}` === 'guest table' || `${who} ${kind}` === 'customer ticket' ? '@core' : [] },
      async ({ page }) => {
        if (who === 'customer') await signedInAs(page, 'customer');
        await open(page, path);
        await fill(page);
        await page.getByRole('button', { name: send }).click();
        const panel = page.getByRole('region', { name: /^Thank you|Reservation Submitted/ });
        await expect(panel).toContainText('Not sent yet');
        await expect(panel).toContainText('It has not reached us yet: send it by WhatsApp, SMS or email.');
        await expectNoBarriers(page);
        await panel.getByRole('button', { name: 'Done' }).click();
        await expect(panel).toBeHidden();

        await open(page, lists[who]);
        const row = rowOf(page, lists[who]);
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('Not sent yet');
        const whatsapp = row.getByRole('link', { name: /^Send on WhatsApp/ });
        expect(await messageOf(whatsapp)).toMatch(/Name: Otieno Ouma\n[^]*\nReference: \w+-\w{12}$/);
        await opensNothing(whatsapp);
        await expect(row).toContainText(/Sent \d+:\d\d [AP]M by WhatsApp/);
        await expectNoBarriers(page);

        await row.getByRole('button', { name: /^Manage/ }).click();
        const dialog = page.getByRole('dialog', { name: /^Your/ });
        await expect(dialog).toContainText('Otieno Ouma');
        if (kind !== 'message') {
          await dialog.getByRole('button', { name: 'They said yes' }).click();
          await expect(dialog.getByText('They said yes').first()).toBeVisible();
        }
        if (kind !== 'message' && kind !== 'order')
          expect(await messageOf(dialog.getByRole('link', { name: 'Ask for a change on WhatsApp' }))).toMatch(
            /I would like to change my (booking|inquiry)\.\n[^]*Name: Otieno Ouma\n/,
          );
        await page.keyboard.press('Escape');
        if (lists[who] === '/reservations' && who === 'customer' && kind !== 'message' && kind !== 'inquiry')
          await expect(row).toContainText('Confirmed');
        if (lists[who] === '/tickets')
          await expect(row.getByRole('button', { name: /^Show Pass/ })).toBeVisible();

        await row.getByRole('button', { name: /^Remove/ }).click();
        await expect(row).toHaveCount(0);
        const toast = page.locator('.Toastify__toast').filter({ hasText: 'removed from this device' });
        await toast.getByRole('button', { name: 'Undo' }).click();
        await expect(row).toHaveCount(1);
      },
    );
