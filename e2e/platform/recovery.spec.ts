// decisions, A remote that is away
import type { Page, Route } from '@playwright/test';
import type { RegistryFile } from '../support/failures';
import { openBeforeStart } from '../support/heldStart';
import { hydrated, open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { typed } from '../support/typed';

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' });
const CONTACT_FILE = /\/contact\.[0-9a-f]{8}\.js$/;

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
    await page.getByLabel('Subject').fill(typed('Saturday', 'line'));
    await start();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(page.getByLabel('Subject')).toHaveValue(typed('Saturday', 'line'));
    await expect(message(page)).toHaveCount(0);
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem('form-values'))).toBeNull();
    visit.allows(/status of 404|phase=chunk cause=gone/);
  },
);

for (const [where, sign, cutLoads, count] of [
  ['in its head is loaded once more', '<style', 1, 2],
  ['in its head each time is loaded twice and no more', '<style', 9, 2],
  ['in its body is made by the application', '<main', 1, 1],
] as const)
  test(`a page whose answer ends ${where}`, async ({ page, visit }) => {
    visit.allows(/Minified React error #418/);
    const loads = countLoads(page);
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: loads() > cutLoads ? html : html.slice(0, html.indexOf(sign)) });
    });
    await page.goto('/contact');
    if (cutLoads === 1) await hydrated(page);
    else await page.waitForTimeout(1000);
    expect(loads()).toBe(count);
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
  visit.maySend(/\?live-by-now$/);
  portal.metadata.version = '9.0.0';
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(loads()).toBe(0);
  visit.expects(/remote=customer_portal version=\S+ phase=entry cause=gone/);
  visit.allows(/status of 404/);
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
