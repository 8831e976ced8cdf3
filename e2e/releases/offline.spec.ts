// docs/hosting.md, The copy on visitors' devices
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { copied, keptFiles, openOffline } from '../support/offlineCopy';
import { releaseCanary, releaseChanged, releaseSite, releases } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { withWait } from '../support/waits';

test.use({ serviceWorkers: 'allow' });

/** How long the shell waits before it makes the copy. */
const COPY_DELAY_MS = 4000;

const site = releaseSite();
test.beforeEach(({ page }) => withWait(page, COPY_DELAY_MS, 0));

const BEFORE = 'Our Stalls';
const AFTER = 'Our Kitchens';
const WITHOUT_NETWORK = /Failed to load resource: net::ERR|cause=offline/;

const open = (page: Page, path: string) => page.goto(site.origin + path);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The entries of the public site that are kept on the device. */
async function keptEntries(page: Page): Promise<string[]> {
  const files = Object.values(await keptFiles(page)).flat();
  return files.filter((url) => /\/public-site\/remoteEntry\./.test(url)).map((url) => new URL(url).pathname);
}

interface Settings {
  registry: { microFrontends: { public_site: { url: string; metadata: { version: string } }[] } };
}

/** The release of the public site that the page has in its settings. */
async function liveRelease(page: Page) {
  const { registry } = JSON.parse((await page.locator('#settings').textContent()) ?? '') as Settings;
  const [live] = registry.microFrontends.public_site;
  return { url: live?.url, version: live?.metadata.version };
}

/** Opens a page with a network, and waits until the copy is of the release that the page runs on. */
async function visitAndCopy(page: Page) {
  await open(page, '/stalls');
  await hydrated(page);
  await copied(page);
  const { url, version } = await liveRelease(page);
  await expect.poll(() => keptEntries(page)).toEqual([url]);
  return version;
}

test('a release that is rolled back is gone at the next visit, and from the device', async ({
  page,
  context,
  visit,
}) => {
  visit.allows(WITHOUT_NETWORK);
  const first = await visitAndCopy(page);
  const second = await releaseChanged('public-site', BEFORE, AFTER);
  expect(await visitAndCopy(page)).toBe(second);
  await openOffline(page, context, `${site.origin}/stalls`);
  await expect(heading(page)).toHaveText(AFTER);
  expect((await liveRelease(page)).version).toBe(second);

  await context.setOffline(false);
  await releases('rollback', 'public-site');
  await open(page, '/stalls');
  await expect(heading(page)).toHaveText(BEFORE);
  expect(await visitAndCopy(page)).toBe(first);
  await openOffline(page, context, `${site.origin}/stalls`);
  await expect(heading(page)).toHaveText(BEFORE);
  expect((await liveRelease(page)).version).toBe(first);
});

test('a device keeps the copy of its visitor’s track', async ({ page, context, visit }) => {
  visit.allows(WITHOUT_NETWORK);
  const canary = await releaseCanary('public-site', BEFORE, AFTER, 10);
  for (const [track, title] of [
    ['canary', AFTER],
    ['stable', BEFORE],
  ] as const)
    await test.step(track, async () => {
      await context.setOffline(false);
      await context.addCookies([{ name: 'track', value: track, url: site.origin }]);
      const version = await visitAndCopy(page);
      expect(version === canary).toBe(track === 'canary');
      await openOffline(page, context, `${site.origin}/stalls`);
      await expect(heading(page)).toHaveText(title);
    });
});

test('one command removes the copy from every device at its next visit', async ({ page, context, visit }) => {
  visit.allows(/Failed to load resource: net::ERR/);
  await visitAndCopy(page);
  expect(await releases('offline', 'off')).toContain('every device removes its copy at its next visit');
  await open(page, '/stalls');
  await expect.poll(() => keptFiles(page)).toEqual({});
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.addInitScript(() =>
    Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('registered again')) }),
  );
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
  expect(await registrations()).toBe(0);
  await context.setOffline(true);
  await expect(open(page, '/menu')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
