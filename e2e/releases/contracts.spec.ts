import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { releaseEdited, remotes, startReleaseTest } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => {
  site = await startReleaseTest();
});
test.afterAll(() => site.stopAll());

const SPOKEN = { stores: '1.0.0', notify: '1.0.0', routes: '1.0.0', runtime: '1.0.0' };

/** Releases a remote as it would be if it were built against another version of the stores, and of `notify`, which has the same. */
const builtAgainst = (remote: string, stores: string, { says = stores } = {}) =>
  releaseEdited(remote, {
    code: (code) => code.replaceAll(`"^${SPOKEN.stores}"`, `"^${stores}"`),
    about: () => ({ contract: { ...SPOKEN, stores: says } }),
  });

const REMOTES = [
  { remote: 'public-site', path: '/contact' },
  { remote: 'customer-portal', path: '/orders' },
  { remote: 'admin-console', path: '/admin/orders' },
];

const open = async (page: Page, path: string) => {
  await signedInAs(page, 'admin');
  await page.goto(site.origin + path);
};

for (const { remote, path } of REMOTES) {
  test(`the ${remote} built against stores that this shell does not have is refused, and nothing changes`, async ({
    page,
  }) => {
    const before = await remotes('list');
    await expect(builtAgainst(remote, '1.1.0')).rejects.toThrow(
      /It needs version 1\.1\.0 of the contract "stores"; the shell speaks 1\.0\.0\.[^]*stays as it was/,
    );
    expect(await remotes('list')).toBe(before);
    await open(page, path);
    await hydrated(page);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test(`the ${remote} that says less than it needs is not run: visitors get the release before`, async ({
    page,
    visit,
  }) => {
    await builtAgainst(remote, '2.0.0', { says: SPOKEN.stores });
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    visit.expects(REMOTE_AWAY);
    visit.allows(/needs @venue\/shared\/(stores|notify)/);
  });
}
