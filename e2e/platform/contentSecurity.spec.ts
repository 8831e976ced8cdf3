// requirements 7, Other traffic; decisions, What the pages may load
import type { Locator, Page } from '@playwright/test';
import type {} from '@venue/shared/trusted-types';
import {
  ADMIN_PATHS,
  GALLERY,
  PORTAL_PATHS,
  REMOTES,
  addressesOfEachScreen,
  UNKNOWN_PATHS,
  UNLISTED_PATHS,
} from '../support/addresses';
import { test as consoleTest } from '../support/consoleTest';
import { hydrated } from '../support/hydrated';
import { copied, openOffline } from '../support/offlineCopy';
import { settled } from '../support/settled';
import { FULL_ACCOUNT, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Collects what the policy of each page forbids it, from its first moment on. */
const collectViolations = ({ page }: { page: Page }) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      window.violations?.push(`${effectiveDirective} ${sample}`),
    );
  });
test.beforeEach(collectViolations);

const violations = (page: Page) => page.evaluate(() => window.violations);

test('a script that somebody gets into the HTML of a page does not run', async ({ page, visit }) => {
  // So each of the other tests would fail at a page that does what its policy forbids.
  visit.expects(/Content Security Policy|Integrity-Policy/);
  let reached = 0;
  await page.route('https://evil.example/**', (route) => {
    reached += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = true' });
  });
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const attack = `<img src="data:," onerror="window.attacked = true"><script>window.attacked = true</script>
      <script src="https://evil.example/attack.js"></script><script src="/main.js"></script>`;
    await route.fulfill({
      response,
      body: (await response.text()).replace('</body>', () => `${attack}</body>`),
    });
  });
  // The browser does not count an answer of a test as one of this machine, so it lets it load nothing of other ports.
  visit.allows(/loopback|Failed to load resource|Load failed/);
  await page.goto('/contact');
  await expect.poll(() => page.evaluate(() => window.violations?.length)).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(reached).toBe(0);
});

/** In a page: tries each way in which a text becomes code or elements, and returns those that the page allows. */
async function allowedAttacks() {
  const script = () => document.createElement('script');
  const html = '<img src="data:," onerror="window.attacked = true">';
  const anything = { createHTML: String, createScript: String, createScriptURL: String } as never;
  const attacks: Record<string, () => unknown> = {
    innerHTML: () => (document.body.innerHTML = html),
    outerHTML: () => (document.createElement('p').outerHTML = html),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', html),
    srcdoc: () => (document.createElement('iframe').srcdoc = html),
    DOMParser: () => new DOMParser().parseFromString(html, 'text/html'),
    'document.write': () => document.write(html),
    'an event handler': () => document.body.setAttribute('onclick', 'window.attacked = true'),
    'text of a script': () => (script().text = 'window.attacked = true'),
    'a script from elsewhere': () => (script().src = 'https://elsewhere.example/attack.js'),
    'a script of the site': () => (script().src = '/main.js'),
    'a service worker': () => navigator.serviceWorker.register('/other-worker.js'),
    'the policy, for a script from elsewhere': () =>
      window.__PAGE_POLICY__?.createScriptURL('https://elsewhere.example/attack.js'),
    'the policy, for code': () => window.__PAGE_POLICY__?.createScript('window.attacked = true'),
    'the policy, for HTML': () => window.__PAGE_POLICY__?.createHTML(html as 'map'),
    'the policy once more': () => window.trustedTypes?.createPolicy('venue', anything),
    'another policy': () => window.trustedTypes?.createPolicy('other', anything),
    'a default policy': () => window.trustedTypes?.createPolicy('default', anything),
  };
  const allowed: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    try {
      await attack();
      allowed.push(name);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }
  return { allowed, isAttacked: 'attacked' in window };
}

test.describe('a page', () => {
  // In the place of the worker's registration, Playwright would put one that always succeeds.
  test.use({ serviceWorkers: 'allow' });

  for (const [what, address] of [
    ['a static page', '/contact'],
    ['a page that depends on the visitor', '/signin'],
    ['the page that says not found', '/nowhere'],
    ['the page of a remote without the shell', `${REMOTES.publicSite}/contact`],
    ['the gallery', GALLERY],
  ] as const)
    test(`${what} makes no elements and no scripts from text`, async ({ page, visit }) => {
      visit.expects(/Trusted/);
      visit.allows(/status of 404|Not found/);
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => window.__PAGE_POLICY__);
      expect(await page.evaluate(allowedAttacks)).toEqual({ allowed: [], isAttacked: false });
    });
});

/** Shows another address in the application that runs, as its links do: the router counts the entries of the history. */
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The buttons that open a dialog, by kind. */
function openersIn(main: Locator): Record<string, Locator> {
  const named = (name: RegExp) => main.getByRole('button', { name });
  return {
    photo: main.locator('button[aria-haspopup=dialog]:has(img)'),
    receipt: named(/^Receipt /),
    progress: named(/^Track Order /),
    pass: named(/^Show Pass /),
    cancel: named(/^Cancel Ticket /),
    review: named(/^Write .*Review$/),
    edit: named(/^Edit /),
    gallery: named(/^Gallery /),
    delete: named(/^Delete /),
  };
}

/** Opens and closes the dialog of the first button of each kind that the page has, and returns which. */
async function openDialogs(page: Page): Promise<string[]> {
  // One opens with the page.
  if ((await page.locator('dialog[open]').count()) > 0) return ['page'];
  const opened: string[] = [];
  for (const [kind, buttons] of Object.entries(openersIn(page.getByRole('main')))) {
    const button = buttons.first();
    if (!(await button.isVisible())) continue;
    await button.click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    opened.push(kind);
  }
  return opened;
}

/** Opens every address by itself and then by moving on, with its dialogs, and down to its end. Returns the kinds of dialogs. */
async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const headings = new Map<string, string>();
  const heading = () => page.locator('main :is(h1, h2)').first();
  const dialogs = new Set<string>();
  const look = async (address: string) => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settled(page);
    for (const kind of await openDialogs(page)) dialogs.add(kind);
    expect(await violations(page), address).toEqual([]);
  };
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      headings.set(address, await heading().innerText());
      await look(address);
    });
  for (const address of addresses)
    await test.step(`on to ${address}`, async () => {
      await moveTo(page, address);
      await expect(heading()).toHaveText(headings.get(address) ?? '');
      await look(address);
    });
  return [...dialogs].sort();
}

test('no page for everybody does what its policy forbids, opened by itself or from another page', async ({
  page,
  request,
  visit,
}) => {
  test.setTimeout(600_000);
  visit.expects(/status of 404|Not found|could not be decoded/);
  const addresses = await addressesOfEachScreen(request);
  expect(addresses.length).toBeGreaterThanOrEqual(18);
  const dialogs = await walk(page, [...addresses, ...UNLISTED_PATHS, ...UNKNOWN_PATHS, '/signin', '/auth']);
  expect(dialogs).toEqual(['photo']);
});

test('no page of a customer does what its policy forbids, opened by itself or from another page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await storedBefore(page, FULL_ACCOUNT);
  await signedInAs(page, 'customer');
  expect(await walk(page, PORTAL_PATHS)).toEqual(['cancel', 'pass', 'progress', 'receipt', 'review']);
});

consoleTest.describe('the console', () => {
  consoleTest.beforeEach(collectViolations);

  consoleTest(
    'no page of the console does what its policy forbids, opened by itself or from another page',
    async ({ page }) => {
      consoleTest.setTimeout(300_000);
      expect(await walk(page, ADMIN_PATHS)).toEqual(['delete', 'edit', 'gallery', 'page']);
    },
  );
});

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page keeps a copy by its worker, and the page from the copy has the same policy', async ({
    page,
    context,
    visit,
  }) => {
    await page.goto('/');
    await copied(page);
    await openOffline(page, context, '/menu');
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
    visit.expects(/Trusted/);
    visit.allows(/Failed to load resource: net::ERR/);
    expect(await page.evaluate(allowedAttacks)).toEqual({ allowed: [], isAttacked: false });
  });
});
