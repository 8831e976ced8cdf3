import { expectNoBarriers } from '../support/barriers';
import { messageOf } from '../support/booking';
import { daysAhead, inWords } from '../support/nairobi';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';

test(
  'an event inquiry with a package can be sent by keyboard alone, and is confirmed',
  { tag: '@core' },
  async ({ page }) => {
    const date = daysAhead(60);
    await page.goto('/plan-event');
    await expect(page.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled();
    await page.getByRole('radio', { name: 'Essential' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked();
    await expect(page.getByLabel('Guests')).toHaveValue('60');
    await expect(page.getByLabel('Budget')).toHaveValue('40,000-70,000');
    await page.getByLabel('Event Name').focus();
    await page.keyboard.insertText(typed('Mama turns 60', 'line'));
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Time').fill('14:30');
    await page.getByLabel('Contact Name').fill(typed('Otieno Ouma'));
    await page.getByLabel('Contact Email').fill(typed('otieno@example.com', 'email'));
    await page.getByLabel('Contact Phone').fill(typed('0722 000 000', 'phone'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event Inquiry Submitted!')).toBeVisible();
    await expect(page.getByText("We'll contact you within 24 hours.")).toBeVisible();
    expect(await messageOf(page.getByRole('link', { name: 'Send on WhatsApp' }))).toContain(
      `Package: Premium, KSh\u00A045,000\nDate: ${inWords(date)}\nTime: 2:30 PM`,
    );
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByLabel('Guests')).toHaveValue('');
    await expectNoBarriers(page);
  },
);

test('a typed date says beside the field what is wrong with it, and the wheel changes no number of guests', async ({
  page,
}) => {
  await page.goto('/plan-event');
  const date = page.getByLabel('Date');
  await expect(date).toHaveAttribute('min');
  for (const [keys, words] of [
    ['11220026', /^Choose \d+ \w+ \d{4} or a later date$/],
    ['11229062', /^Choose \d+ \w+ \d{4} or an earlier date$/],
    ['1122', /not a whole date/],
  ] as const) {
    await date.fill('');
    await date.pressSequentially(keys);
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await expect(date).toHaveAccessibleDescription(words);
  }
  await date.fill('');
  await date.pressSequentially(exactly('112220261'));
  expect(await date.inputValue()).not.toMatch(/^\d{5}/);
  const guests = page.getByLabel('Guests');
  await guests.fill('40');
  await guests.hover();
  await page.mouse.wheel(0, 120);
  await settled(page);
  await expect(guests).toHaveValue('40');
  await expect(guests).toBeFocused();
});
