import { expect, test } from '../support/test';

test('one billboard plan at a time is selected and highlighted, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/billboard');
  const fill = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('xpath=ancestor::label')
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  await expect(page.getByRole('radio', { name: '4 weeks' })).toBeChecked();
  expect(await fill('4 weeks')).not.toBe(await fill('1 week'));

  await page.getByText('KSh\u00A06,000').click();
  await expect(page.getByRole('radio', { name: '1 week' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 weeks' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
  expect(await fill('2 weeks')).not.toBe(await fill('1 week'));

  const selected = page.getByRole('group', { name: 'Selected plan' });
  await expect(selected).toContainText('KSh\u00A011,000');
  await expect(selected.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    /Plan%3A%202%20weeks%0APrice%3A%20KSh%C2%A011%2C000/,
  );
});
