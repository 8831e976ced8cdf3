import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';

const NAME = typed('Otieno Ouma');
const SUBJECT = typed('Saturday', 'line');
const MESSAGE = typed('A table & a cake?\nWe are five.', 'text');

test(
  'the contact page answers by keyboard, and a message is confirmed and offered to WhatsApp as it was typed',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.locator('summary', { hasText: 'Do you deliver?' }).press('Enter');
    await expect(page.getByText(/within 5km of the venue/)).toBeVisible();
    const send = page.getByRole('button', { name: 'Send Message' });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await page.getByLabel('Full Name').fill(NAME);
    await page.getByLabel('Email').pressSequentially(exactly('otieno@bücher.example'));
    await page.getByLabel('Subject').fill(SUBJECT);
    await page.getByLabel('Message').fill(MESSAGE);
    // a double click is one message
    await send.dblclick();
    await expect(page.getByText('Message Sent!')).toHaveCount(1);
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByRole('main')).toContainText('otieno@bücher.example');
    const link = page.getByRole('link', { name: 'Send on WhatsApp' });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toContain(
      `Subject: ${SUBJECT}\nMessage: ${MESSAGE.replaceAll('\n', '\n  ')}\nName: ${NAME}`,
    );
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expectNoBarriers(page);
    await page.reload();
    await expect(link).toBeVisible();
  },
);

const MAP = /google\.com\/maps/;
const embeddedMap = (page: Page) => page.getByTitle('Map of Bustani Gardens');

/** Whether the embedded map, once loaded, changes anything on the screen over the drawn one. */
async function coversDrawnMap(page: Page) {
  const frame = embeddedMap(page);
  await expect(frame).toHaveCSS('opacity', '1');
  const sheet = frame.locator('..');
  const seen = await sheet.screenshot();
  await frame.evaluate((element) => (element.style.visibility = 'hidden'));
  return !(await sheet.screenshot()).equals(seen);
}

test('the live map covers the drawn map once it has loaded', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(MAP, async (route) => {
    await asked;
    await route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Map</title><body style="background: teal">The map</body>',
    });
  });
  const request = page.waitForRequest(MAP);
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await request;
  await expect(embeddedMap(page)).toHaveCSS('opacity', '0');
  answer();
  await expect(embeddedMap(page)).toHaveCSS('opacity', '1');
  await expectNoBarriers(page);
  expect(await coversDrawnMap(page)).toBe(true);
});

test('the drawn map stays, without an error, with the address and the way in words when the live map fails', async ({
  page,
}) => {
  // a frame is opaque where its colour scheme is not the page's
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(MAP, (route) => route.abort());
  await page.goto('/contact');
  const location = page.getByRole('region', { name: 'Location' });
  await location.scrollIntoViewIfNeeded();
  expect(await coversDrawnMap(page)).toBe(false);
  await expect(location.getByText('Eastern Bypass, near Ruai Flyover')).toBeVisible();
  await expect(location.getByRole('link', { name: 'Directions' })).toBeVisible();
});
