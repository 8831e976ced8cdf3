import type { Page } from '@playwright/test';
import { REMOTES } from '../support/addresses';
import { follow } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { expect, test } from '../support/test';

type Failure = 'stopped' | 'hanging' | 'answering HTML';

async function fail(page: Page, origin: string, failure: Failure) {
  await page.route(`${origin}/**`, (route) => {
    if (failure === 'stopped') return route.abort('connectionrefused');
    if (failure === 'answering HTML')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Login to Wi-Fi</title>',
      });
    return undefined;
  });
  return () => page.unroute(`${origin}/**`);
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve: () => resolve() };
}

const failureMessage = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' });

test('a screen whose file fails is contained, and Try again loads it', async ({ page, visit }) => {
  // From the start: the page also fetches the screen in advance, because its link is in view.
  await page.route(/\/events\.[0-9a-f]{8}\.js/, (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await follow(page, '/events');
  await expect(failureMessage(page)).toBeVisible();
  await page.unroute(/\/events\.[0-9a-f]{8}\.js/);
  await failureMessage(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  visit.expects(REMOTE_AWAY);
});

test('an area that was left while it loaded opens when it is visited again', async ({ page, visit }) => {
  await page.goto('/contact');
  await hydrated(page);
  const { promise: held, resolve: release } = deferred();
  await page.route(`${REMOTES.customerPortal}/*/remoteEntry.js`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`${REMOTES.customerPortal}/*/remoteEntry.js`);
  await follow(page, '/signin');
  await asked;
  await follow(page, '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  const arrived = page.waitForResponse(`${REMOTES.customerPortal}/*/remoteEntry.js`);
  release();
  await arrived;
  await follow(page, '/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  // On a slow machine the remote may have been reported as away before it answers.
  visit.allows(REMOTE_AWAY);
});

for (const failure of ['stopped', 'hanging', 'answering HTML'] as const)
  test(`a static page whose remote is ${failure} stays readable, says so, and hydrates later with what was typed`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      const line = { id: 1, name: 'Samosas', price: 250, quantity: 2 };
      localStorage.setItem('cart', JSON.stringify([line]));
    });
    const recover = await fail(page, REMOTES.publicSite, failure);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Subject').fill('Saturday');
    await expect(failureMessage(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Saturday');

    // Header and footer answer although the application does not run.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.getByRole('contentinfo').locator('label', { hasText: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    // The page asks again by itself too, and may be quicker than this press.
    await recover();
    const retry = failureMessage(page).getByRole('button', { name: 'Try again' });
    await retry.click({ timeout: 2000 }).catch(() => undefined);
    await expect(failureMessage(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Saturday');
    await expect(page.locator('main form button[type="submit"]').first()).toBeEnabled();
    visit.expects(REMOTE_AWAY);
    // The browser says so of the chunks of a remote that does not come for seconds.
    visit.allows(/was preloaded using link preload but not used/);
  });

test('a static page hydrates by itself once its remote is back', async ({ page, visit }) => {
  const recover = await fail(page, REMOTES.publicSite, 'stopped');
  await page.goto('/contact');
  await expect(failureMessage(page)).toBeVisible();
  await recover();
  await expect(failureMessage(page)).toHaveCount(0);
  await expect(page.locator('main form button[type="submit"]').first()).toBeEnabled();
  visit.expects(REMOTE_AWAY);
});

test('an unreadable registry leaves static pages readable and shows a message in other areas', async ({
  page,
  visit,
}) => {
  await page.route('**/registry.json', (route) => route.fulfill({ body: 'not json' }));
  await page.addInitScript(() =>
    Object.defineProperty(window, '__VENUE__', { get: () => ({ registry: 'broken' }), set: () => undefined }),
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/signin');
  await expect(failureMessage(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  visit.expects(REMOTE_AWAY);
});
