import { expect, test } from '../support/test';

for (const { address, send } of [
  { address: '/reservations', send: 'Reserve Table' },
  { address: '/plan-event', send: 'Send Inquiry' },
])
  test(`the date of ${address} has a year of four digits, and says beside the field what is wrong`, async ({
    page,
  }) => {
    await page.goto(address);
    const date = page.getByLabel('Date');
    await expect(date).toHaveAttribute('min');
    for (const [keys, words] of [
      ['11220026', /^Choose \d+ \w+ \d{4} or a later date$/],
      ['11229062', /^Choose \d+ \w+ \d{4} or an earlier date$/],
      ['1122', /not a whole date/],
    ] as const) {
      await date.fill('');
      await date.pressSequentially(keys);
      await page.getByRole('button', { name: send }).click();
      await expect(date).toHaveAccessibleDescription(words);
    }
    await date.fill('');
    await date.pressSequentially('112220261');
    expect(await date.inputValue()).not.toMatch(/^\d{5}/);
  });

test('an e-mail address with an umlaut in its domain is kept as it was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill('Lena');
  await page.getByLabel('Email').pressSequentially('lena@bücher.example');
  await page.getByLabel('Subject').fill('Parking');
  await page.getByLabel('Message').fill('Where?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main')).toContainText('lena@bücher.example');
});

test('the wheel over a focused number of guests changes nothing', async ({ page }) => {
  await page.goto('/plan-event');
  const guests = page.getByLabel('Guests');
  await guests.fill('40');
  await guests.hover();
  await page.mouse.wheel(0, 120);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(guests).toHaveValue('40');
  await expect(guests).toBeFocused();
});
