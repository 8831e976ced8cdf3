import { expect, test } from '../support/test';

test('the billboard plan that is selected by mouse or keyboard is highlighted, and no other', async ({
  page,
}) => {
  await page.goto('/billboard');
  const fill = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('xpath=ancestor::label')
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  const [highlighted, plain] = [await fill('4 weeks'), await fill('1 week')];
  expect(highlighted).not.toBe(plain);
  await page.getByText('KSh\u00A06,000').click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2 weeks' })).toBeChecked();
  // Fills change in a transition.
  await expect.poll(() => fill('2 weeks')).toBe(highlighted);
  for (const name of ['1 week', '4 weeks']) await expect.poll(() => fill(name)).toBe(plain);
});
