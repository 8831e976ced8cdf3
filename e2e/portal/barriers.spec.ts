import { expectAccessibleAtAllWidths } from '../support/barriers';
import { FULL_ACCOUNT, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const DIALOGS = [
  ['/orders', 'Track Order ORD-002'],
  ['/orders', 'Receipt ORD-001'],
  ['/tickets', 'Show Pass TIC-001'],
  ['/tickets', 'Cancel Ticket TIC-001'],
  ['/tickets', 'Manage TIC-001'],
  ['/reviews', 'Write Review'],
  ['/profile', 'Erase This Device'],
] as const;

test.use({ reducedMotion: 'reduce' } as object);

test('axe finds nothing in the dialogs of the portal on a phone and a desktop in both themes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signedInAs(page, 'customer');
  await storedBefore(page, FULL_ACCOUNT);
  for (const [path, button] of DIALOGS)
    await test.step(button, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    });
});

test('axe finds nothing on the pages of a full account and in refused forms on a phone and a desktop in both themes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/signin?tab=sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await signedInAs(page, 'customer');
  await storedBefore(page, FULL_ACCOUNT);
  for (const path of ['/dashboard', '/orders', '/tickets', '/favorites', '/reviews', '/profile', '/signin'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleAtAllWidths(page);
    });
});
