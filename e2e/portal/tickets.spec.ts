import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const TICKETS = [
  {
    id: 'TIC-001',
    eventTitle: 'Friday Live Band',
    eventDate: '2026-11-27',
    price: 0,
    status: 'pending',
    ticketType: 'Standard',
  },
  {
    id: 'TIC-002',
    eventTitle: 'Sunday Family Day',
    eventDate: '2026-11-29',
    price: 1500,
    status: 'confirmed',
    ticketType: 'Standard',
  },
];

async function openTickets(page: Page) {
  await signedInAs(page, 'customer');
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('tickets')) localStorage.setItem('tickets', stored);
  }, JSON.stringify(TICKETS));
  await page.goto('/tickets');
  await hydrated(page);
}

test('a confirmed ticket is cancelled only after asking, and Undo brings it back', async ({ page }) => {
  await openTickets(page);
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
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Confirmed')).toBeVisible();
});

test('a requested ticket has no pass, no price yet and no Cancel button', async ({ page }) => {
  await openTickets(page);
  const card = page.getByRole('article').filter({ hasText: 'Friday Live Band' });
  await expect(card.getByText('Pending')).toBeVisible();
  await expect(card.getByText('Price on confirmation')).toBeVisible();
  await expect(card.getByRole('button', { name: /Pass|Cancel/ })).toHaveCount(0);
});

test('the QR code library is loaded with the first ticket pass', async ({ page, visit }) => {
  await openTickets(page);
  const drawing = () => visit.requests.filter((address) => address.includes('ticket-code'));
  expect(drawing()).toEqual([]);
  await page.getByRole('button', { name: 'Show Pass TIC-002' }).click();
  const pass = page.getByRole('dialog', { name: 'Ticket Pass' });
  await expect(pass.getByRole('img', { name: 'QR code of ticket TIC-002' })).toBeVisible();
  expect(drawing()).toHaveLength(1);
});

test('a ticket pass whose QR code fails still shows the number, and can try again', async ({
  page,
  visit,
}) => {
  await openTickets(page);
  await page.route(/ticket-code/, (route) => route.abort());
  await page.getByRole('button', { name: 'Show Pass TIC-002' }).click();
  const pass = page.getByRole('dialog', { name: 'Ticket Pass' });
  await expect(pass.getByText('The ticket number below does as well.')).toBeVisible();
  await expect(pass.getByText('TIC-002', { exact: true })).toBeVisible();
  await page.unroute(/ticket-code/);
  await pass.getByRole('button', { name: 'Try Again' }).click();
  await expect(pass.getByRole('img', { name: 'QR code of ticket TIC-002' })).toBeVisible();
  // The browser reports the file that did not come.
  visit.expects(/net::ERR_FAILED/);
});
