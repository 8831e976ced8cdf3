// docs/architecture.md, From a commit to a visitor
import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { follow, hasStayed, stay } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { releaseChanged, releaseSite, releases } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const site = releaseSite();

const HEADING = 'Events & Experiences';
const CHANGED = 'Events & Experiments';

const shellScripts = async () =>
  (await readdir(new URL('../../shell/dist/browser', import.meta.url))).filter((file) =>
    file.endsWith('.js'),
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
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
