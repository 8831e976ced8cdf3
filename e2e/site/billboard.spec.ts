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
  const [highlighted, plain] = [await fill('4 weeks'), await fill('1 week')];
  expect(highlighted).not.toBe(plain);

  await page.getByText('KSh\u00A06,000').click();
  await expect(page.getByRole('radio', { name: '1 week' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 weeks' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
  // Fills change in a transition.
  await expect.poll(() => fill('2 weeks')).toBe(highlighted);
  for (const name of ['1 week', '4 weeks']) await expect.poll(() => fill(name)).toBe(plain);

  const selected = page.getByRole('group', { name: 'Selected plan' });
  await expect(selected).toContainText('KSh\u00A011,000');
  await expect(selected.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    /Plan%3A%202%20weeks%0APrice%3A%20KSh%C2%A011%2C000/,
  );
});
