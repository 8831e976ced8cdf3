import type { Page } from '@playwright/test';
import { line } from '@venue/shared/testing/fixtures';
import { expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { test as consoleTest } from '../support/consoleTest';
import { hydrated } from '../support/hydrated';
import { pairsOf } from '../support/soak';
import { FULL_ACCOUNT, storedBefore } from '../support/stored';
import { expect, test } from '../support/test';
import { openTranslated } from '../support/translated';
import { signedInAs } from '../support/visitors';

/** WCAG 2.2, 1.4.12 Text Spacing. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.locator('main h1, main h2').first().waitFor();
}

/** How people adapt a page to themselves. */
const ADAPTED: Record<string, (page: Page, path: string) => Promise<void>> = {
  'a translated page': openTranslated,
  // A window of 1280 × 1024 at 400 %
  'a page at 400 %': async (page, path) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
  },
  'a page with wide text': async (page, path) => {
    await open(page, path);
    await page.addStyleTag({ content: WIDE_TEXT });
  },
  'a page in forced colours': async (page, path) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
  },
};

const PUBLIC = ['/', '/menu', '/order', '/cartpage', '/reservations', '/events'];
const PORTAL = ['/dashboard', '/orders', '/tickets', '/profile'];
const CONSOLE = ['/admin/dashboard', '/admin/reservations', '/admin/events/new', '/admin/stalls'];

/** In `npm test` each page is adapted in one of the ways, which take turns. */
async function expectEachAccessible(page: Page, paths: readonly string[], way: string) {
  const adapted = pairsOf(paths, Object.entries(ADAPTED)).filter(([, [name]]) => name === way);
  expect(adapted.length).toBeGreaterThan(0);
  for (const [path, [, adapt]] of adapted) {
    await adapt(page, path);
    await expectNoBarriers(page, `${way}: ${path}`);
    await expectNoOverflow(page, `${way}: ${path}`);
  }
}

// The style of the visitor is none of the page's own.
test.use({ reducedMotion: 'reduce', bypassCSP: true } as object);
consoleTest.use({ reducedMotion: 'reduce', bypassCSP: true } as object);

for (const way of Object.keys(ADAPTED)) {
  test(`${way} has no barriers for a visitor`, async ({ page }) => {
    await storedBefore(page, { cart: [line(999, 50, 2)] });
    await expectEachAccessible(page, [...PUBLIC, '/signin'], way);
  });

  test(`${way} has no barriers for a customer`, async ({ page }) => {
    await signedInAs(page, 'customer');
    await storedBefore(page, FULL_ACCOUNT);
    await expectEachAccessible(page, PORTAL, way);
  });

  consoleTest(`${way} has no barriers for an administrator`, async ({ page }) => {
    await expectEachAccessible(page, CONSOLE, way);
  });
}
