import { ADMIN_PATHS, PORTAL_PATHS, staticAddresses, UNKNOWN_PATHS } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

interface Violation {
  directive: string;
  blocked: string;
}

declare global {
  interface Window {
    violations?: Violation[];
  }
}

/** Collects what the policy of a page has forbidden it, from its first moment on. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations?.push({ directive: effectiveDirective, blocked: blockedURI }),
    );
  }),
);

const EVERYBODY = { who: null, paths: UNKNOWN_PATHS.filter((path) => !path.includes('%')) };
const SIGNED_IN = [
  { who: 'customer', paths: PORTAL_PATHS },
  { who: 'admin', paths: ADMIN_PATHS },
] as const;

test('no public page does what its own policy forbids', async ({ page, request, visit }) => {
  test.setTimeout(240_000);
  // requirements 8, Logged only: the not-found page says its path.
  visit.allows(/status of 404|Not found: /);
  for (const path of [...(await staticAddresses(request)), '/signin', ...EVERYBODY.paths])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => window.violations)).toEqual([]);
    });
});

for (const { who, paths } of SIGNED_IN)
  test(`no page of the ${who} does what its own policy forbids`, async ({ page, visit }) => {
    test.setTimeout(240_000);
    await page.route('http://localhost:4000/**', (route) => route.abort());
    // requirements 8, Logged only: no server answers.
    visit.allows(/GraphQL|Failed to load resource/);
    await signedInAs(page, who);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        expect(await page.evaluate(() => window.violations)).toEqual([]);
      });
  });

test('a script that somebody gets into a page does not run', async ({ page, visit }) => {
  visit.expects(/Content Security Policy|Integrity-Policy/);
  let reached = 0;
  await page.route('https://evil.example/**', (route) => {
    reached += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = true' });
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.attacked = true">');
    for (const [name, value] of [
      ['text', 'window.attacked = true'],
      ['src', 'https://evil.example/attack.js'],
      ['src', '/main.js'],
    ] as const) {
      const script = document.createElement('script');
      script[name] = value;
      document.body.append(script);
    }
  });
  await expect.poll(() => page.evaluate(() => window.violations?.length)).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(reached).toBe(0);
});
