import type { Page } from '@playwright/test';
import { REMOTES } from '../support/addresses';
import { withRegistry, type RegistryFile } from '../support/failures';
import { expect, test } from '../support/test';

const message = (page: Page) => page.getByRole('main').getByRole('alert');

function portalOf(remotes: RegistryFile['microFrontends']) {
  const [portal] = remotes.customer_portal ?? [];
  if (!portal) throw new Error('The registry names no customer portal.');
  return portal;
}

test('a disabled remote says so, and nothing of it is requested', async ({ page, visit }) => {
  await withRegistry(page, (remotes) => {
    for (const version of remotes.customer_portal ?? []) version.extras.enabled = false;
  });
  await page.goto('/signin');
  await expect(message(page)).toBeVisible();
  expect(visit.requests.filter((url) => url.startsWith(REMOTES.customerPortal))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  visit.expects(/remote=customer_portal version=\S+ phase=registry cause=disabled/);
});

for (const [what, change, cause] of [
  [
    'a version without a hash is not run',
    (remotes) => Object.assign(portalOf(remotes).metadata, { integrity: undefined }),
    /remote=customer_portal version=\S+ phase=registry cause=refused \(the registry has no hash/,
  ],
  [
    'a remote without versions in the registry is logged',
    (remotes) => (remotes.customer_portal = []),
    /phase=registry cause=registry \(A remote has no version/,
  ],
] as [string, (remotes: RegistryFile['microFrontends']) => unknown, RegExp][])
  test(`${what}, and pages stay readable`, async ({ page, visit }) => {
    await withRegistry(page, change);
    await page.goto('/signin');
    await expect(message(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    visit.expects(cause);
  });
