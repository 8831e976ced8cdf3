import { readdir } from 'node:fs/promises';
import { releasePublicSite, startReleaseTest } from '../support/releaseTest';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let releaseTest: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => {
  releaseTest = await startReleaseTest();
});
test.afterAll(() => releaseTest.stopAll());

const HEADING = 'Events & Experiences';
const CHANGED = 'Events & Experiments';

test('a remote released alone is used, static page included, without a build of the shell', async ({
  page,
}) => {
  const shellScripts = async () =>
    (await readdir(new URL('../../shell/dist/browser', import.meta.url))).filter((file) =>
      file.endsWith('.js'),
    );
  const before = await shellScripts();
  await page.goto(`${releaseTest.origin}/events`);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  await releasePublicSite(HEADING, CHANGED);
  const answer = await page.goto(`${releaseTest.origin}/events`);
  expect(await answer?.text()).toContain(CHANGED.replace('&', '&amp;'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: CHANGED })).toBeVisible();
  expect(await shellScripts()).toEqual(before);
});

test('a stopped remote leaves the rest working and comes back without a reload', async ({ page, visit }) => {
  await page.goto(`${releaseTest.origin}/contact`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await releaseTest.stop('customer-portal');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  await releaseTest.start('customer-portal');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  visit.expects(REMOTE_AWAY);
});

test('a path that a release does not have shows the not-found page, by link and by address', async ({
  page,
  visit,
}) => {
  // Composing the site again is most of it.
  test.setTimeout(300_000);
  await releasePublicSite('"/billboard"', '"/billboard-of-another-release"');
  await page.goto(`${releaseTest.origin}/contact`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Billboard' }).first().click();
  const notFound = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(notFound).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await page.reload();
  await expect(notFound).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(visit.messages).toEqual(Array(2).fill('error: Not found: /billboard'));
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(`${releaseTest.origin}/`);
  visit.expects(/Not found: \/billboard/);
});
