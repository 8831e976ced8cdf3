import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const thanks = (page: Page) => page.getByRole('region', { name: /^Thank you|^Reservation Submitted/ });

async function order(page: Page) {
  await button(page, 'Add to Cart Samosas').click();
  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Phone Number').fill('0711');
  await page.getByLabel('Delivery Address').fill('Kamulu');
  await button(page, 'Place Order').click();
}

async function write(page: Page) {
  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByLabel('Subject').fill('Cake');
  await page.getByLabel('Message').fill('Any left?');
  await button(page, 'Send Message').click();
}

async function reserve(page: Page) {
  await page.getByLabel('Full Name').fill('Amina');
  await page.getByLabel('Email').fill('amina@example.com');
  await page.getByLabel('Phone').fill('0711');
  await page.getByLabel('Number of Guests').fill('4');
  await button(page, 'Submit Reservation').click();
}

for (const [path, request] of [
  ['/order', order],
  ['/contact', write],
  ['/events/friday-live-band', reserve],
] as const)
  test(`the confirmation of ${path} is there after a reload and after Back, on this tab alone`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await request(page);
    await expect(thanks(page).getByRole('heading')).toBeFocused();

    await page.reload();
    await hydrated(page);
    await expect(thanks(page)).toContainText('Amina');
    await expect(page.locator('body')).toBeFocused();
    await expect(page).toHaveURL(path);

    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/menu');
    await page.goBack();
    await expect(thanks(page).getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();

    const otherTab = await context.newPage();
    await open(otherTab, path);
    await expect(thanks(otherTab)).toBeHidden();
    // A guest's booking stays on the device, with the name alone (`myBooking.spec.ts`).
    const stored = await otherTab.evaluate(() => {
      const { guestBookings = '', ...others } = { ...localStorage, ...sessionStorage } as Record<
        string,
        string
      >;
      return { guestBookings, others: JSON.stringify(others) };
    });
    expect(stored.others).not.toContain('Amina');
    expect(stored.guestBookings).not.toMatch(/amina@example\.com|0711/);

    await button(page, 'Done').click();
    await expect(thanks(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(thanks(page)).toBeHidden();
  });

for (const [path, field] of [
  ['/contact', 'Full Name'],
  ['/cartpage', 'Full Name'],
  ['/order', 'Delivery Address'],
] as const)
  test(`what was typed on ${path} is there again when the browser goes back to it`, async ({ page }) => {
    await open(page, '/order');
    await button(page, 'Add to Cart Samosas').click();
    await open(page, path);
    await page.getByLabel(field).fill('Amina, green gate');
    await open(page, '/privacy-policy');
    await page.goBack();
    await hydrated(page);
    await expect(page.getByLabel(field)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue('Amina, green gate');
  });
