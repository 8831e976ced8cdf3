import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Collects what the policy of a page has forbidden it, from its first moment on. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.violations?.push(effectiveDirective),
    );
  }),
);

test('a script that somebody gets into a page does not run', async ({ page, visit }) => {
  // So each of the other tests would fail at a page that does what its policy forbids.
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
