// decisions, Who gets a canary
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/barriers';
import { getsCanary, offsetOf } from '@venue/platform/server/tracks';
import { follow, hasStayed, stay } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { releaseCanary, releaseSite, releases } from '../support/releaseTest';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const STABLE = 'Events & Experiences';
const CANARY = 'Events & Experiments';

/** Of a hundred numbers, those that the site gives the canary of the public site. */
const isOnCanary = (number: string) => getsCanary(number, { share: 10, offset: offsetOf('public_site') });
const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number));
const ON_CANARY = NUMBERS.find(isOnCanary) ?? '';
const ON_STABLE = NUMBERS.find((number) => !isOnCanary(number)) ?? '';

let version: string;
const site = releaseSite(async () => {
  version = await releaseCanary('public-site', STABLE, CANARY, 10);
});

const open = (page: Page, path: string) => page.goto(site.origin + path);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const setTrack = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'track', value, url: site.origin }]);
const trackOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'track')?.value;

test(
  'a visitor stays on one track, over reloads, in two tabs and from page to page',
  { tag: '@core' },
  async ({ page, context }) => {
    await open(page, '/events');
    const number = await trackOf(context);
    expect(number).toMatch(/^\d{1,2}$/);
    await expect(heading(page, isOnCanary(number ?? '') ? CANARY : STABLE)).toBeVisible();
    for (const [drawn, name] of [
      [ON_CANARY, CANARY],
      [ON_STABLE, STABLE],
    ] as const) {
      await setTrack(context, drawn);
      const second = await context.newPage();
      for (const tab of [page, second]) {
        await open(tab, '/events');
        await expect(heading(tab, name)).toBeVisible();
        await hydrated(tab);
        await follow(tab, '/contact');
        await expect(heading(tab, name)).toBeHidden();
        await follow(tab, '/events');
        await expect(heading(tab, name)).toBeVisible();
        await expect(tab.getByRole('complementary', { name: 'Release' })).toBeHidden();
      }
      await second.close();
      expect(await trackOf(context)).toBe(drawn);
    }
  },
);

test('pages on the canary track hydrate without a console message, and say what they run on', async ({
  page,
  context,
  visit,
}) => {
  await setTrack(context, ON_CANARY);
  // One of each remote that a guest has, with and without an id, a form and a cart; all pages of the live version have their own tests.
  for (const address of ['/', '/stalls/tysons', '/menu', '/contact', '/signin', '/events?boundaries'])
    await test.step(address, async () => {
      await open(page, address);
      await hydrated(page);
      expect(await page.locator('#settings').textContent()).toContain(`"version":"${version}"`);
      expect(visit.messages).toEqual([]);
    });
  await expect(page.getByRole('main')).toHaveAttribute('data-boundary', / · canary$/);
});

test('a track is chosen by hand, with a badge and a way back', async ({ page }) => {
  await open(page, '/events?track=canary');
  await expect(page).toHaveURL(`${site.origin}/events`);
  await expect(heading(page, CANARY)).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Release' });
  await expect(badge).toContainText('You are trying out a new version.');
  await expectAccessible(page, 'a page with the badge of a canary');
  await follow(page, '/contact');
  await expect(page).toHaveURL(`${site.origin}/contact`);
  await badge.getByRole('link', { name: 'Back to the current site' }).press('Enter');
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(`${site.origin}/contact`);
  await hydrated(page);
  await open(page, '/events');
  await expect(heading(page, STABLE)).toBeVisible();
});

test('an aborted canary is gone at the next page, and an open one goes on', async ({ page, context }) => {
  await setTrack(context, ON_CANARY);
  await open(page, '/contact');
  await hydrated(page);
  await stay(page);
  await page.getByLabel('Subject').fill(typed('Saturday', 'line'));
  await releases('abort', 'public-site');
  await expect(page.getByLabel('Subject')).toHaveValue(typed('Saturday', 'line'));
  await follow(page, '/events');
  await expect(heading(page, CANARY)).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  await open(page, '/events');
  await expect(heading(page, STABLE)).toBeVisible();
  expect(await trackOf(context)).toBeUndefined();
});
