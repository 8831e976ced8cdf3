import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/barriers';
import { firstOfScreens, staticPages } from '../support/addresses';
import { follow, hasStayed, stay } from '../support/follow';
import { hydrated } from '../support/hydrated';
import { releaseCanary, remotes, startReleaseTest } from '../support/releaseTest';
import { isSoak } from '../support/soak';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const STABLE = 'Events & Experiences';
const CANARY = 'Events & Experiments';
const TRACKS = ['stable', 'canary'] as const;
const HEADINGS = { stable: STABLE, canary: CANARY };
/** The share of them may be more than four standard deviations off on either side. */
const VISITORS = isSoak ? 2000 : 400;
const SHARE = 0.1;
const SPREAD = 4.5 * Math.sqrt((SHARE * (1 - SHARE)) / VISITORS);

let releaseTest: Awaited<ReturnType<typeof startReleaseTest>>;
let version: string;
test.beforeAll(async () => {
  releaseTest = await startReleaseTest();
  version = await releaseCanary('public-site', STABLE, CANARY, 10);
});
test.afterAll(() => releaseTest.stopAll());

const at = (path: string) => releaseTest.origin + path;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const setTrack = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'track', value, url: releaseTest.origin }]);
const trackOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'track')?.value;

test('about one in ten new visitors gets a canary for 10 %', async () => {
  let canaries = 0;
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const answer = await fetch(at('/'));
    expect(answer.headers.get('set-cookie')).toMatch(/^track=\d{1,2};/);
    if ((await answer.text()).includes(version)) canaries += 1;
  }
  expect(Math.abs(canaries / VISITORS - SHARE)).toBeLessThan(SPREAD);
});

test('a visitor stays on one track, over reloads, in two tabs and from page to page', async ({
  page,
  context,
}) => {
  await page.goto(at('/events'));
  const number = await trackOf(context);
  expect(number).toMatch(/^\d{1,2}$/);
  for (const [drawn, name] of [
    [number, Number(number) < 10 ? CANARY : STABLE],
    ['3', CANARY],
    ['42', STABLE],
  ] as const) {
    await setTrack(context, String(drawn));
    const second = await context.newPage();
    for (const tab of [page, second, page]) {
      await tab.goto(at('/events'));
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
});

for (const track of TRACKS)
  test(`every kind of page on the ${track} track hydrates without a console message, and says what it runs on`, async ({
    page,
    context,
    visit,
  }) => {
    await setTrack(context, track);
    const addresses = firstOfScreens([...staticPages().keys()]);
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(at(address));
        await hydrated(page);
        const releases = await page.locator('meta[name=releases]').getAttribute('content');
        expect(releases?.includes(`public_site ${version}`)).toBe(track === 'canary');
        expect(releases).toMatch(/public_site \S+, customer_portal \S+, admin_console \S+/);
        expect(visit.messages).toEqual([]);
      });
    await page.goto(at('/events'));
    await expect(heading(page, HEADINGS[track])).toBeVisible();
    await page.goto(at('/events?boundaries'));
    await expect(page.getByRole('main')).toHaveAttribute('data-boundary', new RegExp(` · ${track}$`));
  });

test('a track is chosen by hand, with a badge and a way back', async ({ page }) => {
  await page.goto(at('/events?track=canary'));
  await expect(page).toHaveURL(at('/events'));
  await expect(heading(page, CANARY)).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Release' });
  await expect(badge).toContainText('You are trying out a new version.');
  await expectAccessible(page, 'a page with the badge of a canary');
  await follow(page, '/contact');
  await expect(page).toHaveURL(at('/contact'));
  await badge.getByRole('link', { name: 'Back to the current site' }).press('Enter');
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(at('/contact'));
  await hydrated(page);
  await page.goto(at('/events'));
  await expect(heading(page, STABLE)).toBeVisible();
});

test('an address can’t make a page run what the registry does not name', async ({ page, context, visit }) => {
  await setTrack(context, '42');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const foreign = encodeURIComponent('http://localhost:9/remoteEntry.js');
  for (const query of [
    `track=${foreign}`,
    `public_site=${foreign}`,
    `remote=${foreign}&track=0.1.0-333333333333`,
  ]) {
    await page.goto(at(`/events?${query}`));
    await hydrated(page);
    await expect(heading(page, STABLE)).toBeVisible();
  }
  expect(asked.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
  expect(visit.messages).toEqual([]);
});

test('an aborted canary is gone at the next page, and an open one goes on', async ({ page, context }) => {
  await setTrack(context, '3');
  await page.goto(at('/contact'));
  await hydrated(page);
  await stay(page);
  await page.getByLabel('Subject').fill('Saturday');
  await remotes('abort', 'public-site');
  await expect(page.getByLabel('Subject')).toHaveValue('Saturday');
  await follow(page, '/events');
  await expect(heading(page, CANARY)).toBeVisible();
  expect(await hasStayed(page)).toBe(true);
  await page.goto(at('/events'));
  await expect(heading(page, STABLE)).toBeVisible();
  expect(await trackOf(context)).toBeUndefined();
});

test('a promoted canary is everybody’s', async ({ page, context }) => {
  await remotes('canary', 'public-site', version, '10');
  await setTrack(context, '42');
  await page.goto(at('/events'));
  await expect(heading(page, STABLE)).toBeVisible();
  await remotes('promote', 'public-site');
  await page.goto(at('/events'));
  await expect(heading(page, CANARY)).toBeVisible();
  await remotes('rollback', 'public-site');
  await page.goto(at('/events'));
  await expect(heading(page, STABLE)).toBeVisible();
});
