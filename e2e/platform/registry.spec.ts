import type { Page } from '@playwright/test';
import { REMOTES } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { expect, test } from '../support/test';

interface Entry {
  entry: string;
  version: string;
  enabled: boolean;
  integrity?: string;
  fallback?: { entry: string; version: string };
}

/** Serves the site with another registry: what an operator's line in `remotes.json` would make of it. */
async function withRegistry(page: Page, change: (remotes: Record<string, Entry>) => void) {
  const answer = await page.request.get('/remotes.json');
  const registry = (await answer.json()) as { remotes: Record<string, Entry> };
  change(registry.remotes);
  await page.route('**/remotes.json', (route) => route.fulfill({ json: registry }));
  await page.addInitScript((remotes) => {
    if (window !== window.top) return;
    Object.defineProperty(window, '__VENUE__', { get: () => ({ remotes }), set: () => undefined });
  }, registry.remotes);
}

const WRONG_HASH = `sha384-${'A'.repeat(64)}`;
const message = (page: Page) => page.getByRole('main').getByRole('alert');

test('a disabled remote says so, and nothing of it is requested', async ({ page, visit }) => {
  await withRegistry(page, (remotes) => {
    if (remotes.customer_portal) remotes.customer_portal.enabled = false;
  });
  await page.goto('/signin');
  await expect(message(page)).toBeVisible();
  expect(visit.requests.filter((url) => url.startsWith(REMOTES.customerPortal))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  visit.expects(/customer_portal is not available: disabled/);
});

test('a remote whose integrity check fails is not run, and its fallback version is', async ({
  page,
  visit,
}) => {
  await withRegistry(page, (remotes) => {
    const portal = remotes.customer_portal;
    if (portal)
      Object.assign(portal, { integrity: WRONG_HASH, fallback: { entry: portal.entry, version: '0' } });
  });
  await page.goto('/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  visit.expects(/valid digest in the 'integrity' attribute/);
  visit.expects(REMOTE_AWAY);
});

test('a remote whose integrity check fails without a fallback is a contained failure', async ({
  page,
  visit,
}) => {
  await withRegistry(page, (remotes) => {
    if (remotes.customer_portal) remotes.customer_portal.integrity = WRONG_HASH;
  });
  await page.goto('/signin');
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  visit.expects(/valid digest in the 'integrity' attribute/);
  visit.expects(REMOTE_AWAY);
});

test('an unknown remote name in the registry is logged, and pages stay readable', async ({ page, visit }) => {
  await withRegistry(page, (remotes) => {
    remotes.wine_cellar = { entry: 'http://localhost:3109/remoteEntry.js', version: '1', enabled: true };
  });
  await page.goto('/signin');
  await expect(message(page)).toBeVisible();
  visit.expects(/wine_cellar is no remote of this site/);
});

test('a page without an embedded registry requests it from the server', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Object.defineProperty(window, '__VENUE__', { get: () => undefined, set: () => undefined });
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
