import { expectNoBarriers } from '../support/barriers';
import { expect, test } from '../support/consoleTest';
import { storedBefore } from '../support/stored';
import { signedInAs } from '../support/visitors';

test('an event is added at /admin/events/new, and is there after a reload', async ({ page }) => {
  await page.goto('/admin/events/new');
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expectNoBarriers(page);
  await page.keyboard.type('Taarab Night');
  await dialog.getByLabel('Price (KSh)').fill('1200');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(page).toHaveURL('/admin/events');
  await page.reload();
  await expect(page.getByRole('row', { name: /Taarab Night/ })).toContainText(/KSh\s1,200/);
});

test('the later of two admins who save one event is told who was first', async ({
  page,
  browser,
  baseURL,
  visit,
  server,
}) => {
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Edit Live: Benga Night' }).click();
  const mine = page.getByRole('dialog', { name: 'Edit Event' });
  await mine.getByLabel('Title').fill('My title');

  const other = await browser.newPage({ baseURL });
  await server.serve(other);
  await signedInAs(other, 'admin');
  await storedBefore(other, { authToken: 'token-of-admin-2' });
  await other.goto('/admin/events');
  await other.getByRole('button', { name: 'Edit Live: Benga Night' }).click();
  const theirs = other.getByRole('dialog', { name: 'Edit Event' });
  await theirs.getByLabel('Title').fill('Their title');
  await theirs.getByRole('button', { name: 'Update Event' }).click();
  await expect(theirs).toBeHidden();
  await other.close();

  await mine.getByRole('button', { name: 'Update Event' }).click();
  await expect(mine.getByRole('alert')).toContainText('Failed to update event. Please try again.');
  await expect(mine.getByLabel('Title')).toHaveValue('My title');
  await expectNoBarriers(page);
  await mine.getByRole('button', { name: 'Reload' }).click();
  await expect(mine.getByText('On the server now: Title is “Their title”.')).toBeVisible();
  await expect(mine.getByLabel('Title')).toHaveValue('My title');
  await expectNoBarriers(page);
  visit.expects(/GraphQL updateEvent: .*CONFLICT/);
});

test('a refused deletion closes the dialog, and Try Again reloads the page', async ({
  page,
  visit,
  server,
}) => {
  await page.goto('/admin/events');
  await server.fail({ kind: 'FORBIDDEN', operation: 'deleteEvent' });
  await page.getByRole('button', { name: 'Delete Live: Coffee Cupping' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Delete Event' }).click();
  await expect(page.getByRole('heading', { name: 'Error loading events' })).toBeVisible();
  await expectNoBarriers(page);
  await server.fail(null);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('row', { name: /Coffee Cupping/ })).toBeVisible();
  visit.expects(/GraphQL deleteEvent: .*FORBIDDEN/);
});

test('a picture can be added to and removed from the gallery of a stall', async ({ page }) => {
  await page.goto('/admin/stalls');
  await page.getByRole('button', { name: 'Gallery Live: Fish Corner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gallery Images - Live: Fish Corner' });
  await dialog.getByLabel('Image URL').fill('https://pictures.example/perch.jpg');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('perch.jpg')).toBeVisible();
  // The toast lies in the top layer: the dialog's backdrop does not dim it.
  await expect(page.locator(':popover-open').getByText('Picture added')).toBeVisible();
  await expectNoBarriers(page);
  await dialog.getByRole('button', { name: 'Remove Fish' }).click();
  await page.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Gallery Live: Fish Corner' }).click();
  await expect(dialog.getByText('perch.jpg')).toBeVisible();
});
