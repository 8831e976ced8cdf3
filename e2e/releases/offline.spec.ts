import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { copied, keptFiles, openOffline } from '../support/offlineCopy';
import { releaseCanary, releaseChanged, remotes, startReleaseTest } from '../support/releaseTest';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const BEFORE = 'Our Stalls';
const AFTER = 'Our Kitchens';
const WITHOUT_NETWORK = /Failed to load resource: net::ERR|cause=offline/;

let releaseTest: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => (releaseTest = await startReleaseTest()));
test.afterAll(async () => {
  await remotes('offline', 'on');
  await releaseTest.stopAll();
});

const at = (path: string) => releaseTest.origin + path;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The versions of the public site whose files are kept on the device. */
async function keptVersions(page: Page): Promise<string[]> {
  const files = Object.values(await keptFiles(page)).flat();
  const versions = files.flatMap((url) => /\/(\d+\.\d+\.\d+-[0-9a-f]{12})\//.exec(url)?.[1] ?? []);
  return [...new Set(versions)];
}

const liveVersion = async (page: Page) =>
  /public_site (\S+?),/.exec((await page.locator('meta[name=releases]').getAttribute('content')) ?? '')?.[1];

/** Opens a page with a network, and waits until the copy is of the release that the page runs on. */
async function visitAndCopy(page: Page) {
  await page.goto(at('/stalls'));
  await hydrated(page);
  await copied(page);
  const version = await liveVersion(page);
  await expect.poll(() => keptVersions(page)).toEqual([version]);
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
  await openOffline(page, context, at('/stalls'));
  await expect(heading(page)).toHaveText(AFTER);
  expect(await liveVersion(page)).toBe(second);

  await context.setOffline(false);
  await remotes('rollback', 'public-site');
  await page.goto(at('/stalls'));
  await expect(heading(page)).toHaveText(BEFORE);
  expect(await visitAndCopy(page)).toBe(first);
  await openOffline(page, context, at('/stalls'));
  await expect(heading(page)).toHaveText(BEFORE);
  expect(await liveVersion(page)).toBe(first);
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
      await context.addCookies([{ name: 'track', value: track, url: releaseTest.origin }]);
      const version = await visitAndCopy(page);
      expect(version === canary).toBe(track === 'canary');
      await openOffline(page, context, at('/stalls'));
      await expect(heading(page)).toHaveText(title);
    });
  await remotes('abort', 'public-site');
});

test('one line of the registry removes the copy from every device at its next visit', async ({
  page,
  context,
  visit,
}) => {
  visit.allows(/Failed to load resource: net::ERR/);
  await visitAndCopy(page);
  expect(await remotes('offline', 'off')).toContain('every device removes its copy at its next visit');
  await page.goto(at('/stalls'));
  await expect.poll(() => keptFiles(page)).toEqual({});
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(1000);
  expect(await registrations()).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(at('/menu'))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
