import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { REMOTES } from '../support/addresses';
import { withFailingServer } from '../support/failures';
import { follow } from '../support/follow';
import { open } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve: () => resolve() };
}

const failureMessage = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' });

test('an area that was left while it loaded opens when it is visited again', async ({ page, visit }) => {
  await open(page, '/contact');
  const { promise: held, resolve: release } = deferred();
  await page.route(`${REMOTES.customerPortal}/remoteEntry.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`${REMOTES.customerPortal}/remoteEntry.*.js`);
  await follow(page, '/signin');
  await asked;
  await follow(page, '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  const arrived = page.waitForResponse(`${REMOTES.customerPortal}/remoteEntry.*.js`);
  release();
  await arrived;
  await follow(page, '/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  // On a slow machine the remote may have been reported as away before it answers.
  visit.allows(REMOTE_AWAY);
});

for (const answer of ['refuses the connection', 'stays silent'] as const)
  test(
    `a static page whose remote ${answer} stays readable, says so, and starts by itself later, with what was typed`,
    { tag: '@core' },
    async ({ page, visit }) => {
      await storedBefore(page, { cart: [line(1, 250, 2)] });
      const recover = await withFailingServer(page, REMOTES.publicSite, answer);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.getByLabel('Subject').fill(typed('Saturday', 'line'));
      await expect(failureMessage(page)).toBeInViewport({ ratio: 1 });
      await expect(failureMessage(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // Header and footer answer although the application does not run.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
      await page.getByRole('contentinfo').locator('label', { hasText: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await recover();
      await expect(failureMessage(page)).toHaveCount(0);
      await expect(page.getByLabel('Subject')).toHaveValue(typed('Saturday', 'line'));
      await expect(page.locator('main form button[type="submit"]').first()).toBeEnabled();
      visit.expects(REMOTE_AWAY);
      // The browser says so of the chunks of a remote that does not come for seconds.
      visit.allows(/was preloaded using link preload but not used/);
    },
  );
