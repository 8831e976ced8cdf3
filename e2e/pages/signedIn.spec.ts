// requirements 2, Access denied; requirements 2, Guests on account screens; requirements 6, Guests;
// requirements 6, Signed-in pages; requirements 6, Administrators; requirements 8, Access; decisions, Access to events
import { line } from '@venue/shared/testing/fixtures';
import { ADMIN_PATHS, PORTAL_PATHS, REMOTES } from '../support/addresses';
import { test as consoleTest } from '../support/consoleTest';
import { hydrated } from '../support/hydrated';
import { FULL_ACCOUNT, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';
import { expectCalmStart, expectForEverybody, expectReturn } from './look';

for (const address of PORTAL_PATHS) {
  test(
    `${address}: it is calm and for everybody, with a full account`,
    { tag: '@core' },
    async ({ page, visit }) => {
      await signedInAs(page, 'customer');
      await storedBefore(page, { ...FULL_ACCOUNT, cart: [line(999, 50, 2)] });
      await expectCalmStart(page, address);
      await expect(page).toHaveURL(address);
      await expectReturn(page, address);
      await expectForEverybody(page);
      expect(visit.requests.filter((url) => url.startsWith(REMOTES.adminConsole))).toEqual([]);
    },
  );

  test(`${address}: a guest is sent to sign-in without seeing the page`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(`/signin?from=${encodeURIComponent(address)}`);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
}

for (const address of ADMIN_PATHS) {
  consoleTest(
    `${address}: it is calm and for everybody`,
    { tag: address.endsWith('/new') ? [] : '@core' },
    async ({ page }) => {
      await expectCalmStart(page, address);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
      await expectReturn(page, address);
      await expectForEverybody(page);
    },
  );

  test(`${address}: guest and customer see Access Denied, and nothing of the console is loaded`, async ({
    page,
    visit,
  }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await signedInAs(page, 'customer');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(visit.requests.filter((url) => url.startsWith(REMOTES.adminConsole))).toEqual([]);
    if (address === '/admin/stalls') await expectForEverybody(page);
  });
}
