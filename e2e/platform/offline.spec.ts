// docs/hosting.md, The copy on visitors' devices
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { REMOTES } from '../support/addresses';
import { expectAccessible } from '../support/barriers';
import { servedByGate } from '../support/servedThrough';
import { follow } from '../support/follow';
import { hydrated, open } from '../support/hydrated';
import { copied, keptFiles, openOffline } from '../support/offlineCopy';
import { storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { withWait } from '../support/waits';

test.use({ serviceWorkers: 'allow' });

/** How long the site waits before it keeps a copy has a test of its own. */
test.beforeEach(({ page }) => withWait(page, 4000, 100));

const NOTICE =
  'You are offline. Home, menu, stalls, order, cart, bookings, tickets and contact open all the same.';
const WITHOUT_NETWORK = /Failed to load resource: net::ERR|cause=offline/;
const PAGES = [
  '/',
  '/menu',
  '/stalls',
  '/stalls/fish-corner',
  '/order',
  '/cart',
  '/checkout',
  '/reservations',
  '/contact',
];

test(
  'home, menu, stalls, order and cart open without a network, with what is in the cart',
  { tag: '@core' },
  async ({ page, context, visit }) => {
    visit.allows(WITHOUT_NETWORK);
    await storedBefore(page, { cart: [{ id: 999, name: 'Mandazi', price: 50, quantity: 2 }] });
    await page.goto('/events');
    await copied(page);
    for (const address of PAGES)
      await test.step(address, async () => {
        await openOffline(page, context, address);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
        await expect(page.getByText(NOTICE)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
      });
    await page.goto('/cart');
    await expect(page.getByText('Mandazi').first()).toBeVisible();
    await follow(page, '/menu');
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
  },
);

test('a page that is not kept says so calmly, and goes on by itself with a connection', async ({
  page,
  context,
  visit,
}) => {
  visit.allows(WITHOUT_NETWORK);
  await page.goto('/');
  await copied(page);
  // Of the pages that are linked from the start of the home page, the browser's cache holds the files already.
  await openOffline(page, context, '/terms-and-conditions');
  await expect(page.getByRole('alert')).toContainText('You are offline. This page goes on by itself');
  await expectAccessible(page, 'a page that is not kept');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('the notice comes and goes with the network, and moves nothing', async ({ page, context, visit }) => {
  visit.allows(WITHOUT_NETWORK);
  await page.goto('/menu');
  await copied(page);
  const heading = page.getByRole('heading', { level: 1 });
  const top = (await heading.boundingBox())?.y;
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(top);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expectAccessible(page, `the ${theme} page with the notice`);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const notice = await page.getByText('You are offline.').boundingBox();
  const title = await heading.boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('tickets open without a network for a customer, and a guest keeps and requests nothing of the portal', async ({
  page,
  context,
  visit,
}) => {
  visit.allows(WITHOUT_NETWORK);
  await page.goto('/');
  await copied(page);
  // Once the first page has had its time.
  await open(page, '/contact');
  expect(Object.keys(await keptFiles(page))).toEqual(['offline-files']);
  expect(visit.requests.filter((url) => url.startsWith(REMOTES.customerPortal))).toEqual([]);
  const [{ user }] = TEST_ACCOUNTS;
  await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
  await page.reload();
  await expect.poll(async () => (await keptFiles(page))['offline-customer']?.length ?? 0).toBeGreaterThan(3);
  await openOffline(page, context, '/tickets');
  await expect(page.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await context.setOffline(false);
  await open(page, '/');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(async () => Object.keys(await keptFiles(page))).toEqual(['offline-files']);
});

test('with a connection, the page comes from the server', async ({ page, visit }) => {
  await page.goto('/menu');
  await copied(page);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
  expect(await page.locator('#root').getAttribute('data-rendered')).toBe('page');
  expect(visit.messages).toEqual([]);
});

test('an error of whatever stands in front and a silent server are answered with the copy, a missing page as the site says it', async ({
  page,
  baseURL,
  visit,
}) => {
  visit.allows(/status of [45]\d\d|was preloaded using link preload/);
  const gate = await servedByGate(String(baseURL));
  await page.goto(`${gate.origin}/menu`);
  await copied(page);
  for (const answer of [403, 429, 500, 503, 520, 'silence'] as const)
    await test.step(String(answer), async () => {
      gate.answerPages(answer);
      await page.goto(`${gate.origin}/menu`);
      await expect(page.locator('html')).toHaveAttribute('data-offline');
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    });
  gate.answerPages(404);
  expect((await page.goto(`${gate.origin}/menu`))?.status()).toBe(404);
  gate.close();
});

test('without room on the device there is no copy, and nothing else differs', async ({
  page,
  context,
  visit,
}) => {
  const session = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...args) {
      const registration = await register.apply(this, args);
      Object.assign(window, { worker: registration.installing });
      return registration;
    };
  });
  await page.goto('/');
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 1000,
  });
  await page.waitForFunction(() => (window as { worker?: ServiceWorker }).worker?.state === 'redundant');
  await follow(page, '/menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  expect(visit.messages).toEqual([]);
});
