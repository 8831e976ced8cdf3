// decisions, Static pages; decisions, What the pages may load; requirements 6, Guests
import {
  API_ORIGIN,
  firstOfScreens,
  GALLERY,
  REMOTES,
  SITE,
  staticPages,
  UNKNOWN_PATHS,
  UNLISTED_PATHS,
} from '../support/addresses';
import { fillAll, stateOf } from '../support/fields';
import { openBeforeStart } from '../support/heldStart';
import { expect, test, type Visit } from '../support/test';
import { expectCalmStart, expectForEverybody, expectReturn } from './look';

const PAGES = staticPages();
const FIRST = firstOfScreens([...PAGES.keys()]);
const tagOf = (address: string) => ({ tag: FIRST.includes(address) ? '@core' : [] });

/** Hosts of others: photos and the map. */
const OTHER_HOSTS = ['https://images.unsplash.com/', 'https://www.google.com/maps'];

/** What a guest's page asks for that is none of the public site's. */
const foreign = ({ requests }: Visit) =>
  requests.filter(
    (url) =>
      ![`${SITE}/`, `${REMOTES.publicSite}/`, ...OTHER_HOSTS, 'data:', 'blob:'].some((start) =>
        url.startsWith(start),
      ),
  );

test('the site has a static page of each screen for everybody', () => {
  expect(FIRST.length).toBeGreaterThanOrEqual(18);
});

for (const address of PAGES.keys())
  test(
    `${address}: it says at once what it says when it runs, calmly, and to everybody`,
    tagOf(address),
    async ({ page, visit }) => {
      await expectCalmStart(page, address, { isStatic: true });
      await expectReturn(page, address);
      await expectForEverybody(page);
      expect(visit.requests.length).toBeGreaterThan(3);
      expect(foreign(visit)).toEqual([]);
    },
  );

const hasFields = (html: string) =>
  /<(input|select|textarea)/.test(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
/** The form of the order page is shown once there is something in the cart. */
const WITH_FIELDS = [...PAGES.keys()].filter(
  (address) => hasFields(PAGES.get(address) ?? '') && address !== '/order',
);

test('the site has static pages with fields', () => {
  expect(WITH_FIELDS.length).toBeGreaterThanOrEqual(6);
});

for (const address of firstOfScreens(WITH_FIELDS))
  test(`${address}: every field keeps text, caret, selection and focus through the start`, async ({
    page,
  }) => {
    const start = await openBeforeStart(page, address);
    expect(await fillAll(page)).toBeGreaterThan(0);
    const text = page
      .locator('main :is(input[type=text], input:not([type]), input[type=search], textarea):visible')
      .last();
    if (await text.count())
      await text.evaluate((field) => {
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.setSelectionRange(1, 3);
      });
    const before = await stateOf(page);
    await start();
    const after = await stateOf(page);
    // A list that had "The next date" only has this date chosen, once the day is known.
    const isChosen = (_: unknown, at: number) => before.states[at]?.value !== '';
    expect(after.states.filter(isChosen)).toEqual(before.states.filter(isChosen));
    expect(after.states).toHaveLength(before.states.length);
    expect(after.focused).toBe(before.focused);
  });

for (const address of UNLISTED_PATHS)
  test(`${address}: answers 200, says that the item was not found, and asks for nothing foreign`, async ({
    page,
    visit,
  }) => {
    expect((await page.request.get(address)).status()).toBe(200);
    await expectCalmStart(page, address);
    await expect(page.getByRole('heading', { level: 1, name: /Not Found/ })).toBeVisible();
    await expectForEverybody(page);
    expect(foreign(visit)).toEqual([]);
  });

for (const address of ['/signin', '/auth'])
  test(`${address}: it is calm and for everybody`, async ({ page, visit }) => {
    await expectCalmStart(page, address);
    await expectReturn(page, address);
    await expectForEverybody(page);
    expect(visit.requests.filter((url) => url.startsWith(REMOTES.adminConsole))).toEqual([]);
    expect(visit.requests.filter((url) => url.startsWith(API_ORIGIN))).toEqual([]);
  });

for (const address of UNKNOWN_PATHS)
  test(`${address}: answers 404 with the not-found page, which logs its path`, async ({ page, visit }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
    await expectForEverybody(page);
    visit.expects(/status of 404/);
    if (address === '/%E0%A4%A') visit.expects(/could not be decoded/);
    visit.expects(new RegExp(`Not found: ${new URL(page.url()).pathname}`));
  });

// README, npm run gallery
test('the gallery of the design system is for everybody', async ({ page }) => {
  await page.goto(GALLERY);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectForEverybody(page);
});
