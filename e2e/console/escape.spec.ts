import { expect, test } from '../support/consoleTest';
import { typed } from '../support/typed';

const TITLE = typed('Typed with care');

test('Escape and Back ask before they discard what was typed', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Manage Events' }).click();
  await page.getByRole('button', { name: 'Edit Live: Benga Night' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByLabel('Title').fill(TITLE);

  // A browser closes a dialog at the second Escape in a row, whatever the page says: the third time round as well.
  for (const times of [1, 2, 3]) {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press('Escape');
    if (await question.isVisible())
      await question.getByRole('button', { name: 'Keep Editing' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Title')).toHaveValue(TITLE);
  }

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/admin/events');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue(TITLE);

  await page.goBack();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/events');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('several Backs at once leave address, screen and text as they are, and the next asks', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  const title = page.getByRole('dialog').getByLabel('Title');
  for (const [link, button, address] of [
    ['Manage Events', 'Edit Live: Benga Night', '/admin/events'],
    ['Add Event', null, '/admin/events/new'],
  ] as const) {
    await page.goto('/admin/dashboard');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Manage Events' }).click();
    await main.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
    await main.getByRole('link', { name: link }).click();
    if (button) await page.getByRole('button', { name: button }).click();
    await title.fill(TITLE);
    for (const backs of [2, 3, 3]) {
      await page.evaluate(async (times) => {
        for (let each = 0; each < times; each += 1) window.history.back();
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }, backs);
      await expect(page).toHaveURL(address);
      await expect(title).toHaveValue(TITLE);
      // A Back that comes after the question closes it.
      if (!(await question.isVisible())) await page.goBack();
      await question.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(question).toBeHidden();
    }
    await page.goBack();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
