// requirements 7, Other traffic; decisions, What the pages may load
import type {} from '@venue/shared/trusted-types';
import { GALLERY, STANDALONE } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { copied, openOffline } from '../support/offlineCopy';
import { expect, test } from '../support/test';

test(
  'a script that somebody gets into the HTML of a page does not run',
  { tag: '@core' },
  async ({ page, visit }) => {
    // The console names each, so every other test fails at a page that does what its policy forbids.
    const FORBIDDEN = /Content Security Policy|Integrity-Policy/;
    visit.expects(FORBIDDEN);
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
    await expect
      .poll(() => visit.messages.filter((text) => FORBIDDEN.test(text)).length)
      .toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(reached).toBe(0);
  },
);

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
    ['the page of a remote without the shell', `${STANDALONE.publicSite}/contact`],
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
    visit.allows(/Failed to load resource: net::ERR/);
    expect(visit.messages.filter((text) => !text.includes('net::ERR'))).toEqual([]);
    visit.expects(/Trusted/);
    expect(await page.evaluate(allowedAttacks)).toEqual({ allowed: [], isAttacked: false });
  });
});
