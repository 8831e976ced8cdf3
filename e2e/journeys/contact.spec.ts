import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/test';

test('a message is confirmed, handed to WhatsApp and sent to nobody by itself', async ({ page, visit }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Otieno Ouma');
  await page.getByLabel('Email').fill('otieno@example.com');
  await page.getByLabel('Subject').fill('Saturday');
  await page.getByLabel('Message').fill('A table & a cake?\nWe are five.');
  visit.requests.length = 0;
  // a double click is one message
  await send.dblclick();
  await expect(page.getByText('Message Sent!')).toHaveCount(1);
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  expect(
    visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url) && !url.includes('google.com/maps')),
  ).toEqual([]);
  const link = page.getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Subject: Saturday\nMessage: A table & a cake?\nWe are five.\nName: Otieno Ouma');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expectNoBarriers(page);
});

test('the map comes when it is near, and without it the address and the way are there', async ({
  page,
  visit,
}) => {
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map of Bustani Gardens')).toBeAttached();
  await page.route(/google\.com\/maps/, (route) => route.abort());
  await page.reload();
  const location = page.getByRole('region', { name: 'Location' });
  await location.scrollIntoViewIfNeeded();
  await expect(location.getByText('Eastern Bypass, near Ruai Flyover')).toBeVisible();
  await expect(location.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(page.getByTitle('Map of Bustani Gardens')).toHaveCount(0);
  // the browser itself says that the map could not be had
  visit.messages.length = 0;
});

test('the four questions open by keyboard, also before the page is alive', async ({ page }) => {
  await page.route('**/remoteEntry.js', () => undefined);
  await page.goto('/contact', { waitUntil: 'commit' });
  const question = page.locator('summary', { hasText: 'Do you deliver?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/within 5km of the venue/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
