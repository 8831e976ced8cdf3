// decisions, A remote that is away
import type { Page, Route } from '@playwright/test';
import { REMOTES } from '../support/addresses';
import type { RegistryFile } from '../support/failures';
import { openBeforeStart } from '../support/heldStart';
import { hydrated, open } from '../support/hydrated';
import { expect, test } from '../support/test';

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' });
const CONTACT_FILE = /\/contact\.[0-9a-f]{8}\.js$/;
const EVENTS_FILE = /\/events\.[0-9a-f]{8}\.js$/;

const gone = (route: Route) =>
  route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });

/** The registry names a newer release of the public site than the page does. */
async function withNewerRelease(page: Page) {
  const registry = (await (await page.request.get('/registry.json')).json()) as RegistryFile;
  for (const version of registry.microFrontends.public_site ?? []) version.metadata.version = '9.0.0';
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
}

/** How often the browser has asked for a page. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test(
  'a page whose file is gone with its release loads itself anew once, with what was typed',
  { tag: '@core' },
  async ({ page, visit }) => {
    await withNewerRelease(page);
    const loads = countLoads(page);
    await page.route(CONTACT_FILE, (route) => (loads() < 2 ? gone(route) : route.continue()));
    const start = await openBeforeStart(page, '/contact');
    await page.getByLabel('Subject').fill('Saturday');
    await start();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(page.getByLabel('Subject')).toHaveValue('Saturday');
    await expect(message(page)).toHaveCount(0);
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem('form-values'))).toBeNull();
    visit.allows(/status of 404|phase=chunk cause=gone/);
  },
);

test('a page whose file stays gone loads itself anew once, then shows the message', async ({
  page,
  visit,
}) => {
  await withNewerRelease(page);
  const loads = countLoads(page);
  await page.route(EVENTS_FILE, gone);
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).first().click();
  await expect(page).toHaveURL('/events');
  await expect(message(page)).toBeVisible();
  // What can be read stays: the static page of the events.
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
  await message(page).getByRole('button', { name: 'Try again' }).click();
  await expect(message(page)).toBeVisible();
  expect(loads()).toBe(2);
  visit.expects(/phase=chunk cause=gone/);
  visit.allows(/status of 404/);
});

test('a file that is gone from the live release does not load the page anew', async ({ page, visit }) => {
  const loads = countLoads(page);
  await page.route(EVENTS_FILE, gone);
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).first().click();
  await expect(message(page)).toContainText('moved to a newer version');
  expect(loads()).toBe(1);
  visit.expects(/phase=chunk cause=gone/);
  visit.allows(/status of 404/);
});

test('an entry that is gone is replaced by the release that is live by now, without a reload', async ({
  page,
  visit,
}) => {
  await open(page, '/contact');
  const loads = countLoads(page);
  const registry = (await (await page.request.get('/registry.json')).json()) as RegistryFile;
  const [portal] = registry.microFrontends.customer_portal ?? [];
  if (!portal) throw new Error('The registry names no portal.');
  await page.route(portal.url, gone);
  portal.url += '?live-by-now';
  portal.metadata.version = '9.0.0';
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(loads()).toBe(0);
  visit.expects(/remote=customer_portal version=\S+ phase=entry cause=gone/);
  visit.allows(/status of 404/);
});

test('a device without a connection waits for it, and goes on by itself without a reload', async ({
  page,
  context,
  visit,
}) => {
  await open(page, '/contact');
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(message(page)).toContainText('You are offline');
  await context.setOffline(false);
  // A browser on a machine without any network does not say that the connection is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(loads()).toBe(0);
  visit.expects(/cause=offline/);
  visit.allows(/net::ERR_INTERNET_DISCONNECTED/);
});

test('what was typed on a static page is not put into the form of the page that is opened next', async ({
  page,
  visit,
}) => {
  await page.route(`${REMOTES.publicSite}/*/remoteEntry.js*`, (route) => route.abort());
  await page.goto('/contact');
  await expect(message(page)).toBeVisible();
  await page.getByLabel('Email').fill('amina@example.com');
  await page.unroute(`${REMOTES.publicSite}/*/remoteEntry.js*`);
  await page.getByRole('banner').getByRole('link', { name: 'Reservations' }).first().click();
  await expect(page).toHaveURL('/reservations');
  await expect(page.locator('main form button[type="submit"]').first()).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('');
  visit.allows(/net::ERR_FAILED|phase=entry cause=unreachable/);
});

test('?boundaries names remote, release and track of each part of the page, and takes no clicks', async ({
  page,
}) => {
  await open(page, '/contact?boundaries');
  const labels = page.locator('[data-boundary]');
  const label = page.getByRole('main');
  await expect(label).toHaveAttribute('data-boundary', /public_site · \d+\.\d+\.\d+-[0-9a-f]{12} · stable/);
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveAttribute('data-boundary', 'shell');
  const drawn = await label.evaluate((main) =>
    ['::before', '::after'].map((each) => getComputedStyle(main, each).content),
  );
  expect(drawn[0]).toContain('public_site');
  expect(drawn[1]).toBe('""');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(label).toHaveAttribute('data-boundary', /customer_portal · \S+ · stable/);
  await open(page, '/contact');
  await expect(labels).toHaveCount(0);
});
