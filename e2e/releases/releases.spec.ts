// docs/architecture.md, From a commit to a visitor
import { readdir, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CONTRACT_VERSIONS as CONTRACTS } from '@venue/platform/build/sharedModules';
import { changedBuild } from '../support/changedBuild';
import { follow, hasStayed, stay } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { REMOTE_AWAY } from '../support/messages';
import {
  changed,
  entryOf,
  releaseChanged,
  releaseEdited,
  releaseSite,
  releases,
  startCommand,
} from '../support/releaseTest';
import { expect, test } from '../support/test';
import { exactly, typed } from '../support/typed';
import { signedInAs } from '../support/visitors';

const site = releaseSite();

const HEADING = 'Events & Experiences';
const CHANGED = 'Events & Experiments';

const shellScripts = async () =>
  (await readdir(new URL('../../shell/dist/browser', import.meta.url))).filter((file) =>
    file.endsWith('.js'),
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The versions that are live, and those that can be gone back to. */
const versions = async () => (await releases('list')).match(/\d+\.\d+\.\d+-[0-9a-f]{12}/g);
const open = (page: Page, path: string) => page.goto(site.origin + path);

test(
  'a remote released alone is used, static page included, without a build of the shell; a rollback brings the release before back, and says how to undo it',
  { tag: '@core' },
  async ({ page }) => {
    const before = await shellScripts();
    await open(page, '/events');
    await expect(heading(page, HEADING)).toBeVisible();
    await releaseChanged('public-site', HEADING, CHANGED);
    const answer = await open(page, '/events');
    expect(await answer?.text()).toContain(CHANGED.replace('&', '&amp;'));
    await hydrated(page);
    await expect(heading(page, CHANGED)).toBeVisible();
    expect(await shellScripts()).toEqual(before);

    const output = await releases('rollback', 'public-site');
    await open(page, '/events');
    await expect(heading(page, HEADING)).toBeVisible();
    const [, undo = ''] = /npm run releases -- (.*) --target/.exec(output) ?? [];
    await releases(...undo.split(' '));
    await open(page, '/events');
    await expect(heading(page, CHANGED)).toBeVisible();
  },
);

test(
  'a release that lacks a page of the site is refused, and the site stays as it was',
  { tag: '@core' },
  async ({ page }) => {
    const before = await versions();
    const build = await changedBuild(
      'public-site',
      changed('"/billboard"', '"/billboard-of-another-release"'),
    );
    const { ended, output } = startCommand(['release', 'public-site', '--from', build]);
    expect(await ended).toBe(1);
    await rm(build, { recursive: true });
    expect(output()).toMatch(/No live version brings \/billboard[^]*the site stays as it was/);
    expect(await versions()).toEqual(before);
    expect((await open(page, '/billboard'))?.status()).toBe(200);
  },
);

/** Releases a remote as it would be if it were built against another version of the stores. */
const builtAgainst = (remote: string, stores: string, { says = stores } = {}) =>
  releaseEdited(remote, {
    code: (code) => code.replaceAll(`"^${CONTRACTS.stores}"`, `"^${stores}"`),
    about: ({ contract }) => ({ contract: { ...contract, stores: says } }),
  });

test('a remote built against stores that the shell does not have is refused; one that says less than it needs is not run', async ({
  page,
  visit,
}) => {
  const before = await versions();
  await expect(builtAgainst('public-site', '2.1.0')).rejects.toThrow(
    `It needs version 2.1.0 of the contract "stores"; the shell speaks ${CONTRACTS.stores}.`,
  );
  expect(await versions()).toEqual(before);
  await builtAgainst('admin-console', '3.0.0', { says: CONTRACTS.stores });
  await signedInAs(page, 'admin');
  await open(page, '/admin/orders');
  await expect(heading(page, 'Manage Orders')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  visit.expects(REMOTE_AWAY);
  visit.allows(/needs @venue\/shared\/(stores|notify)/);
});

test('a remote whose files can’t be had leaves the rest working and comes back without a reload', async ({
  page,
  visit,
}) => {
  await open(page, '/contact');
  await hydrated(page);
  await stay(page);
  await page.route('**/files/customer-portal/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  await page.unroute('**/files/customer-portal/**');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  visit.expects(REMOTE_AWAY);
});

test('a disabled remote says so and is switched on again, while the others go on', async ({
  page,
  visit,
}) => {
  await releases('disable', 'customer-portal');
  await open(page, '/signin');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await open(page, '/events');
  await expect(heading(page, HEADING)).toBeVisible();
  await releases('enable', 'customer-portal');
  await open(page, '/signin');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  visit.expects(/cause=disabled/);
});

test(
  'a tab that stays open over releases and a rollback opens every page, and keeps the cart and what was typed',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/menu');
    await hydrated(page);
    await stay(page);
    await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
    await releaseChanged('public-site', HEADING, 'Events the First');
    await follow(page, '/contact');
    await page.getByLabel('Subject').fill(typed('Saturday', 'line'));
    await releaseChanged('public-site', HEADING, 'Events the Second');
    await releases('rollback', 'public-site');
    await expect(page.getByLabel('Subject')).toHaveValue(typed('Saturday', 'line'));
    // The portal comes from the registry of the page: the files of its release of then are still served.
    await follow(page, '/signin');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    for (const path of ['/stalls', '/menu', '/billboard', '/privacy-policy', '/', '/events'])
      await test.step(path, async () => {
        await follow(page, path);
        await expect(page).toHaveURL(site.origin + path);
        await expect(page.locator('main h1')).toBeVisible();
      });
    await expect(heading(page, HEADING)).toBeVisible();
    expect(await hasStayed(page)).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await open(page, '/events');
    await expect(heading(page, 'Events the First')).toBeVisible();
  },
);

test('a static page whose release is refused gives way to the release before, with what was typed', async ({
  page,
  visit,
}) => {
  const live = await releaseChanged('public-site', '"Subject"', '"Subject of your message"');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(await entryOf('public-site', live), async (route) => {
    await held;
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: '// not what was released' });
  });
  await page.goto(`${site.origin}/contact`, { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await page.getByLabel('Subject of your message').fill(typed('Saturday', 'line'));
  await email.pressSequentially(exactly('amina@example.com'));
  letThrough();
  await hydrated(page);
  await expect(page.getByLabel('Subject of your message')).toBeHidden();
  await expect(page.getByLabel('Subject')).toHaveValue(typed('Saturday', 'line'));
  await expect(email).toHaveValue('amina@example.com');
  await expect(email).toBeFocused();
  await page.keyboard.type(exactly('.ke'));
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
  await open(page, '/menu');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to Cart Samosas' }).click();
  await follow(page, '/contact');
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeVisible();
  await releases('rollback', 'public-site');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Come over, call or write')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/contact`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  visit.expects(/phase=render cause=broken/);
  visit.allows(/A bug of the release/);
});
