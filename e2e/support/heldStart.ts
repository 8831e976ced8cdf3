import type { Page } from '@playwright/test';
import { REMOTES } from './addresses';
import { hydrated } from './hydrated';
import { REMOTE_TIMEOUT_MS, withWait } from './waits';

/** What of the start is held back: the application's own script, or the remote whose page it takes over. */
export type StartStage = 'script' | 'remote';

const HELD_FILES: Record<StartStage, RegExp> = {
  script: /localhost:\d+\/main\.[0-9a-f]+\.js$/,
  remote: new RegExp(`^${REMOTES.publicSite}/remoteEntry\\.`),
};

/** So that a remote that is held back never counts as silent, however slowly the test's own steps go. */
const FOR_EVER_MS = 10 * 60_000;

/**
 * Opens a static page whose application does not start until the returned function is called; that function waits
 * until the page has been taken over. The page waits for its remote as long as that takes, unless `outlastsPatience`.
 */
export async function openBeforeStart(
  page: Page,
  address: string,
  stage: StartStage = 'script',
  { outlastsPatience = false } = {},
) {
  if (!outlastsPatience) await withWait(page, REMOTE_TIMEOUT_MS, FOR_EVER_MS);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(HELD_FILES[stage], async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}
