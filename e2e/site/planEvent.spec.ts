import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/test';

test('an event inquiry with a package can be sent by keyboard alone, and is confirmed', async ({
  page,
  visit,
}) => {
  await page.goto('/plan-event');
  await expect(page.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
  await page.getByRole('radio', { name: 'Essential' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
  await expect(page.getByLabel('Guests')).toHaveValue('60');
  await expect(page.getByLabel('Budget')).toHaveValue('40,000-70,000');
  await page.getByLabel('Event Name').focus();
  await page.keyboard.type('Mama turns 60');
  await page.getByLabel('Date').fill('2030-12-14');
  await page.getByLabel('Time').fill('14:30');
  await page.getByLabel('Contact Name').fill('Otieno Ouma');
  await page.getByLabel('Contact Email').fill('otieno@example.com');
  await page.getByLabel('Contact Phone').fill('0722 000 000');
  visit.requests.length = 0;
  await page.keyboard.press('Enter');
  await expect(page.getByText('Event Inquiry Submitted!')).toBeVisible();
  await expect(page.getByText("We'll contact you within 24 hours.")).toBeVisible();
  expect(visit.requests.filter((url) => !/\.(js|css|woff2)$/.test(url))).toEqual([]);
  const link = page.getByRole('link', { name: 'Send on WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(
    'Package: Premium, KSh\u00A045,000\nDate: Saturday, 14 December 2030\nTime: 2:30 PM',
  );
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByLabel('Guests')).toHaveValue('');
  await expectNoBarriers(page);
});
