import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { follow, hasStayed, stay } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import {
  releaseChanged,
  releaseWithScreen,
  remotes,
  startReleaseTest,
  tryRemotes,
} from '../support/releaseTest';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let releaseTest: Awaited<ReturnType<typeof startReleaseTest>>;
test.beforeAll(async () => {
  releaseTest = await startReleaseTest();
});
test.afterAll(() => releaseTest.stopAll());

const HEADING = 'Events & Experiences';
const CHANGED = 'Events & Experiments';

const shellScripts = async () =>
  (await readdir(new URL('../../shell/dist/browser', import.meta.url))).filter((file) =>
    file.endsWith('.js'),
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a remote released alone is used, static page included, without a build of the shell', async ({
  page,
}) => {
  const before = await shellScripts();
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, HEADING)).toBeVisible();
  await releaseChanged('public-site', HEADING, CHANGED);
  const answer = await page.goto(`${releaseTest.origin}/events`);
  expect(await answer?.text()).toContain(CHANGED.replace('&', '&amp;'));
  await hydrated(page);
  await expect(heading(page, CHANGED)).toBeVisible();
  expect(await shellScripts()).toEqual(before);
});

test('a rollback brings the release before back, and says how to undo it', async ({ page }) => {
  const output = await remotes('rollback', 'public-site');
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, HEADING)).toBeVisible();
  const [, undo = ''] = /npm run remotes -- (.*) --environment/.exec(output) ?? [];
  await remotes(...undo.split(' '));
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, CHANGED)).toBeVisible();
  await remotes('rollback', 'public-site');
});

test('a stopped remote leaves the rest working and comes back without a reload', async ({ page, visit }) => {
  await page.goto(`${releaseTest.origin}/contact`);
  await hydrated(page);
  await stay(page);
  await releaseTest.stop('customer-portal');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  await releaseTest.start('customer-portal');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  visit.expects(REMOTE_AWAY);
});

test('a disabled remote says so and is switched on again, while the others go on', async ({
  page,
  visit,
}) => {
  await remotes('disable', 'customer-portal');
  await page.goto(`${releaseTest.origin}/signin`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, HEADING)).toBeVisible();
  await remotes('enable', 'customer-portal');
  await page.goto(`${releaseTest.origin}/signin`);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  visit.expects(/cause=disabled/);
});

test('a release that lacks a page of the site is refused, and the site stays as it was', async ({ page }) => {
  const liveVersions = async () => (await remotes('list')).match(/\d+\.\d+\.\d+-[0-9a-f]{12}/g);
  const before = await liveVersions();
  await expect(
    releaseChanged('public-site', '"/billboard"', '"/billboard-of-another-release"'),
  ).rejects.toThrow(/No live version brings \/billboard[^]*the site stays as it was/);
  expect(await liveVersions()).toEqual(before);
  const answer = await page.goto(`${releaseTest.origin}/billboard`);
  expect(answer?.status()).toBe(200);
});

test('a page that a remote adds is live with its static page, and gone with status 404 after a rollback', async ({
  page,
  request,
  visit,
}) => {
  const before = await shellScripts();
  const address = `${releaseTest.origin}/house-rules`;
  expect((await request.get(address)).status()).toBe(404);
  await releaseWithScreen('public-site', 'terms', '/house-rules');
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toMatch(/<h1[^>]*>Terms/);
  await hydrated(page);
  await expect(heading(page, 'Terms')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible();
  expect(await shellScripts()).toEqual(before);

  await remotes('rollback', 'public-site');
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  visit.expects(/status of 404/);
  visit.expects(/Not found: \/house-rules/);
});

test('a page that the portal adds for signed-in visitors is guarded', async ({ page }) => {
  await releaseWithScreen('customer-portal', 'tickets', '/vouchers');
  await page.goto(`${releaseTest.origin}/vouchers`);
  await expect(page).toHaveURL(/\/signin\?from=%2Fvouchers/);
  await signedInAs(page, 'customer');
  await page.goto(`${releaseTest.origin}/vouchers`);
  await hydrated(page);
  await expect(page).toHaveURL(/\/vouchers$/);
  await expect(heading(page, 'My Tickets')).toBeVisible();
  await remotes('rollback', 'customer-portal');
});

test('a path that another remote has is refused', async () => {
  await expect(releaseWithScreen('customer-portal', 'sign-in', '/menu')).rejects.toThrow(/\/menu/);
  expect((await tryRemotes('list')).ok).toBe(true);
});

test('a tab that stays open over three releases opens every page, and keeps the cart', async ({ page }) => {
  await page.goto(`${releaseTest.origin}/menu`);
  await hydrated(page);
  await stay(page);
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await releaseChanged('public-site', HEADING, 'Events the First');
  await follow(page, '/contact');
  await page.getByLabel('Subject').fill('Saturday');
  await releaseChanged('public-site', HEADING, 'Events the Second');
  await releaseChanged('public-site', HEADING, 'Events the Third');
  await expect(page.getByLabel('Subject')).toHaveValue('Saturday');
  // The portal comes from the registry of the page, which its release of then is still served for.
  await follow(page, '/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  for (const path of ['/stalls', '/menu', '/events', '/billboard', '/privacy-policy', '/'])
    await test.step(path, async () => {
      await follow(page, path);
      await expect(page).toHaveURL(releaseTest.origin + path);
      await expect(page.locator('main h1')).toBeVisible();
    });
  expect(await hasStayed(page)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, 'Events the Third')).toBeVisible();
});

test('a page of a newer release goes on when the registry goes back', async ({ page }) => {
  await page.goto(`${releaseTest.origin}/contact`);
  await hydrated(page);
  await stay(page);
  await remotes('rollback', 'public-site');
  await follow(page, '/events');
  await expect(heading(page, 'Events the Third')).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  await page.goto(`${releaseTest.origin}/events`);
  await expect(heading(page, 'Events the Second')).toBeVisible();
});

test('a static page whose release is refused gives way to the release before, with what was typed', async ({
  page,
  visit,
}) => {
  const live = await releaseChanged('public-site', '"Subject"', '"Subject of your message"');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`**/${live}/remoteEntry.js`, async (route) => {
    await held;
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: '// not what was released' });
  });
  await page.goto(`${releaseTest.origin}/contact`, { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await page.getByLabel('Subject of your message').fill('Saturday');
  await email.pressSequentially('amina@example.com');
  letThrough();
  await hydrated(page);
  await expect(page.getByLabel('Subject of your message')).toBeHidden();
  await expect(page.getByLabel('Subject')).toHaveValue('Saturday');
  await expect(email).toHaveValue('amina@example.com');
  await expect(email).toBeFocused();
  await page.keyboard.type('.ke');
  await expect(email).toHaveValue('amina@example.com.ke');
  visit.expects(/remote=public_site version=\S+ phase=entry cause=refused/);
  visit.allows(REMOTE_AWAY);
  visit.allows(/integrity/);
});

test('a screen that throws goes on with Try again once the release before is live', async ({
  page,
  visit,
}) => {
  const text = '"Come over, call or write"';
  // Only the browser's code has no blank before the text: the static pages stay as they are.
  await releaseChanged('public-site', `:${text}`, `:(()=>{throw new Error("A bug of the release")})()`);
  await page.goto(`${releaseTest.origin}/menu`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await follow(page, '/contact');
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeVisible();
  await remotes('rollback', 'public-site');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Come over, call or write')).toBeVisible();
  await expect(page).toHaveURL(`${releaseTest.origin}/contact`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  visit.expects(/phase=render cause=broken/);
  visit.allows(/A bug of the release/);
});
