import { expect, test } from '../support/consoleTest';

test('Escape and Back ask before they discard what was typed', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Manage Events' }).click();
  await page.getByRole('button', { name: 'Edit Live: Benga Night' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByLabel('Title').fill('Typed with care');

  // A browser closes a dialog at the second Escape in a row, whatever the page says: the third time round as well.
  for (const times of [1, 2, 3]) {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Escape');
    if (await question.isVisible())
      await question.getByRole('button', { name: 'Keep Editing' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Title')).toHaveValue('Typed with care');
  }

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/admin/events');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue('Typed with care');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/events');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});
