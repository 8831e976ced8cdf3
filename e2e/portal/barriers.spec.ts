import { expectAccessibleAtAllWidths } from '../support/barriers';
import { FULL_ACCOUNT, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

/** What opens the dialogs of each page. */
const OPENERS = {
  '/orders': ['Track Order ORD-002', 'Receipt ORD-001'],
  '/tickets': ['Show Pass TIC-001', 'Cancel Ticket TIC-001', 'Manage TIC-001'],
  '/reviews': ['Write Review'],
  '/profile': ['Erase This Device'],
};

test.use({ reducedMotion: 'reduce' } as object);

for (const [path, openers] of Object.entries(OPENERS))
  test(`axe finds nothing in the dialogs of ${path}`, async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, FULL_ACCOUNT);
    await page.goto(path);
    for (const name of openers) {
      await page.getByRole('button', { name }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectAccessibleAtAllWidths(page, name);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });
