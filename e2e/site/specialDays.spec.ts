import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { hydrated } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const footer = (page: Page) => page.getByRole('contentinfo');

async function openAt(page: Page, moment: string, address: string) {
  await nairobiNow(page, moment);
  await page.goto(address);
  await hydrated(page);
}

test.describe('on a phone on a day when the venue is closed', () => {
  test.use({ viewport: PHONE, timezoneId: 'America/Los_Angeles' });

  test('the home page says that the venue is closed today, and why, in Nairobi time', async ({ page }) => {
    await openAt(page, '2026-12-25T00:30', '/');
    const answers = page.getByRole('list', { name: 'At a glance' });
    await expect(answers).toContainText('Closed today Christmas Day');
    await expect(footer(page)).toContainText('Fri, 25 Dec 2026, Christmas Day: closed');
    await expect(page.getByText(/^Open now/)).toHaveCount(0);
    await expect(page.getByText('Next: Fri, 1 Jan 2027')).toBeAttached();
    await expectNoBarriers(page);
    await expectNoOverflow(page);
  });

  test('no stall is open, and the stalls page says which opens first', async ({ page }) => {
    await openAt(page, '2026-12-25T12:00', '/stalls?open=now');
    await expect(page.getByText('0 of 9 stalls are open now')).toBeVisible();
    await expect(page.getByText(/^First up: .+\. Opens 7 AM\.$/)).toBeVisible();
    await expectNoOverflow(page);
  });
});

test('a closed day is refused by the field, at once and when sent; another day is taken', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE);
  await openAt(page, '2026-12-14T12:00', '/reservations');
  const date = page.getByLabel('Date');
  const problem = 'Choose another date: we are closed on Friday, 25 December 2026 (Christmas Day)';
  await date.fill('2026-12-25');
  await expect(date).toHaveAccessibleDescription(problem);
  await page.getByLabel('Time').selectOption('7:00 PM');
  await page.getByLabel('Guests').selectOption('4');
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel('Phone').fill('0722 000 000');
  await page.getByLabel('Email').fill('otieno@example.com');
  visit.requests.length = 0;
  await page.getByRole('button', { name: 'Reserve Table' }).click();
  await expect(date).toBeFocused();
  await expect(page.getByText('Reservation Submitted!')).toBeHidden();
  await expectNoBarriers(page);
  await expectNoOverflow(page);

  await date.fill('2027-01-01');
  const time = page.getByLabel('Time');
  await time.selectOption('10:00 PM');
  await expect(time).toHaveAccessibleDescription(/^Choose another time: we are open 1:00 PM - 10:00 PM/);
  await time.selectOption('9:30 PM');
  await page.getByRole('button', { name: 'Reserve Table' }).click();
  await expect(page.getByText('Reservation Submitted!')).toBeVisible();
  expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
});

test('a page that has not started says neither what day it is nor what is open', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/', '/stalls', '/contact']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Open now ·|Closed today|Open every day|Dec 20\d\d/)).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toContainText(
    '25 December (Christmas Day)',
  );
  await context.close();
});

test('the contact page and the footer announce a special day', async ({ page }) => {
  await openAt(page, '2026-12-22T12:00', '/contact');
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toContainText(
    "1 January (New Year's Day)open 1:00 PM - 10:00 PM",
  );
  await expect(footer(page)).toContainText("Fri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM");
  await expectNoBarriers(page);
  await expectNoOverflow(page);
});
