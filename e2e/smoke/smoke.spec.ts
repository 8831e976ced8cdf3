import type { Page } from '@playwright/test';
import { staticAddresses } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { copied, openOffline } from '../support/offlineCopy';
import { expect, test } from '../support/stackTest';
import { signedInAs } from '../support/visitors';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

/** Of the portal, the console or the API, by port or by folder. */
const NOT_FOR_GUESTS = /:310[23]\/|customer-portal|admin-console|graphql|:4[0-9]00/i;

test('every public address answers with its heading in the HTML, hydrates without console messages, and requests nothing of portal, console and API', async ({
  page,
  request,
  visit,
}) => {
  test.setTimeout(240_000);
  const addresses = await staticAddresses(request);
  // A page of the site parses no text.
  const reader = await page.context().newPage();
  expect(addresses.length).toBeGreaterThanOrEqual(18);
  for (const address of addresses)
    await test.step(address, async () => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      await page.goto(address);
      const heading = await reader.evaluate(
        (source) => new DOMParser().parseFromString(source, 'text/html').querySelector('h1')?.textContent,
        html,
      );
      expect(heading, 'heading in the HTML').toBeTruthy();
      await hydrated(page);
      expect(await page.locator('h1').first().textContent()).toBe(heading);
      expect(visit.messages).toEqual([]);
    });
  expect(visit.requests.length).toBeGreaterThan(50);
  expect(visit.requests.filter((url) => NOT_FOR_GUESTS.test(url))).toEqual([]);
});

test('a dish gets from the menu into the cart, and stays there', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).first().click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  const rows = page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test('a guest at the orders signs in and finds them', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/signin?from=%2Forders');
  await page.getByRole('button', { name: 'Use Customer' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/orders');
  await expect(page.getByText('ORD-001').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('ORD-001').first()).toBeVisible();
});

test('an administrator opens the lists of the console', async ({ page, visit }) => {
  // requirements 8, Logged only: no server answers, or it wants a sign-in.
  visit.allows(/GraphQL|Failed to load resource/);
  await signedInAs(page, 'admin');
  for (const [path, heading] of [
    ['/admin/reservations', 'Reservations'],
    ['/admin/orders', 'Orders'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { name: heading }).first()).toBeVisible();
  }
});

test('a page has one address, and what nobody has is not found', async ({ page, request, visit }) => {
  for (const [path, location] of [
    ['/Menu', '/menu'],
    ['/menu/', '/menu'],
    ['/Stalls/TYSONS?tab=menu', '/stalls/tysons?tab=menu'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, location]);
  }
  for (const path of ['/nowhere', '/admin', '/index.html', '/main.00000000.js', '/.canary/index.html'])
    expect((await request.get(path)).status(), path).toBe(404);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  visit.expects(/status of 404/);
  visit.expects(/Not found: \/nowhere/);
});

test('files are compressed and kept for ever, pages are asked for anew', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  const html = await (await request.get('/')).text();
  const shared = [...html.matchAll(/(?<=")\/(?:settings|react|main)\.[0-9a-f]{8}\.\w+/g)];
  const files = new Set(shared.map(([file]) => file));
  expect(files.size).toBe(3);
  const entries = Object.values(registry.microFrontends).map(([live]) => live?.url ?? '');
  for (const file of [...files, ...entries]) {
    const { headers, status } = await request
      .get(file, { headers: { 'Accept-Encoding': 'br' } })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status, file).toBe(200);
    expect(headers, file).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.vary, file).toContain('Accept-Encoding');
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(await worker.text()).toContain('self.offlineCopy=');
  for (const path of ['/', '/menu', '/orders', '/nowhere', '/registry.json', '/service-worker.js'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  const page = await request.get('/menu');
  const again = await request.get('/menu', { headers: { 'If-None-Match': page.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('every kind of answer has the headers that protect it', async ({ request }) => {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  for (const path of ['/', '/menu', '/orders', '/nowhere', '/Menu', '/registry.json', '/favicon.svg']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject(common);
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
  for (const path of ['/', '/menu', '/orders', '/nowhere']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toMatch(/script-src 'self'[^;]* 'sha256-/);
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers['integrity-policy'], path).toBe('blocked-destinations=(script)');
  }
  const overTls = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(overTls.headers()['strict-transport-security']).toBe('max-age=31536000');
});

test.describe('on a device that keeps a copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the menu opens without a network', async ({ page, context, visit }) => {
    visit.allows(/Failed to load resource: net::ERR|cause=offline/);
    await open(page, '/');
    await copied(page);
    await openOffline(page, context, '/menu');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  });
});
