import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const STYLE_SHEET = /\/styles\.[0-9a-f]{8}\.css$/;
/** Pages of different kinds, and one that depends on the visitor. */
const PAGES = [
  '/',
  '/stalls',
  '/stalls/fish-corner',
  '/menu',
  '/menu/4',
  '/reservations',
  '/events',
  '/events/friday-live-band',
  '/order',
  '/contact',
  '/cart',
  '/nowhere',
];

/** A browser in which only the visitor starts the application. */
const waitForVisitor = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

/** Opens a page whose style sheet does not arrive until the returned function is called. */
async function openBeforeStyles(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(STYLE_SHEET, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => document.readyState !== 'loading');
  // A font that arrives meanwhile would change widths.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  return async () => {
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-styles');
  };
}

/**
 * Every style of every element that is neither below the fold nor grows with what is. Custom properties are not among them:
 * the page itself has only those that it uses. Nor are margins, because Chromium does not always say how wide an `auto` one
 * is; the place and the size of each element are.
 */
const stylesAboveFold = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[data-below-fold], dialog:not([open])'))
      .filter((element) => !element.querySelector('[data-below-fold]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = new Map([['box', [x, y, width, height].join()]]);
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && ['none', 'normal'].includes(style.content)) continue;
          for (const name of style)
            if (!/^--|^margin/.test(name)) styles.set(`${part}${name}`, style.getPropertyValue(name));
        }
        return [`${element.tagName}.${element.getAttribute('class')}`, Object.fromEntries(styles)] as const;
      }),
  );

type Styles = Awaited<ReturnType<typeof stylesAboveFold>>;

const differences = (before: Styles, after: Styles) =>
  before.flatMap(([element, styles], index) => {
    const [, others = {}] = after[index] ?? [];
    const changed = Object.keys(styles).filter((name) => styles[name] !== others[name]);
    return changed.map((name) => `${element} ${name}: ${styles[name]} → ${others[name]}`);
  });

const footer = (page: Page) => page.getByRole('contentinfo');
const footerLink = (page: Page) => page.locator('footer a').first();

const CART = [{ id: 2, name: 'Chicken Wings', price: 450, quantity: 3 }];

const VISITORS = {
  'a guest at 390 px': { width: 390, colorScheme: 'light', prepare: () => Promise.resolve() },
  'a customer with a cart at 1280 px in the dark theme': {
    width: 1280,
    colorScheme: 'dark',
    prepare: async (page: Page) => {
      await signedInAs(page, 'customer');
      await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART));
    },
  },
} as const;

for (const [visitor, { width, colorScheme, prepare }] of Object.entries(VISITORS))
  for (const address of PAGES)
    test(`what is above the fold of ${address} looks the same before the style sheet arrives, for ${visitor}`, async ({
      browser,
    }) => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await waitForVisitor(page);
      await prepare(page);
      // With any hash, a page renders also the parts that are far from the window.
      const arrive = await openBeforeStyles(page, `${address}#nowhere`);
      const before = await stylesAboveFold(page);
      expect(before.length).toBeGreaterThan(30);
      await arrive();
      expect(differences(before, await stylesAboveFold(page))).toEqual([]);
      await context.close();
    });

for (const height of [800, 2400])
  test(`what is below the fold appears with its style and moves nothing, in a window ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await waitForVisitor(page);
    const shifts = await watchShifts(page);
    const arrive = await openBeforeStyles(page, '/');
    await expect(footerLink(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrive();
    await expect(footerLink(page)).toBeVisible();
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  });

test('a visitor who scrolls before the style sheet arrives is not stopped by the end of the page, nor moved by it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await waitForVisitor(page);
  const arrive = await openBeforeStyles(page, '/');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => scrollY === 2000);
  await arrive();
  await expect(footerLink(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test('a page opens at one of its parts when the style sheet arrives late', async ({ page }) => {
  await waitForVisitor(page);
  const arrive = await openBeforeStyles(page, '/#home-events');
  await arrive();
  await expect(page.locator('#home-events')).toBeInViewport();
});

test('a page that is loaded again stays where it was when the style sheet arrives late', async ({ page }) => {
  await waitForVisitor(page);
  await page.goto('/');
  await expect(footer(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 3000));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(STYLE_SHEET, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  release();
  await expect(footer(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2900);
});

test('a page is shown whole after four seconds, also where nothing else arrives', async ({ page, visit }) => {
  visit.allows(/Failed to load resource|preload/);
  await page.route(STYLE_SHEET, () => new Promise(() => {}));
  await page.route(/\.js$/, () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(footerLink(page)).toBeHidden();
  await expect(footerLink(page)).toBeVisible();
});

test('without scripts, a page has its style sheet before it is painted', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(footer(page)).toBeVisible();
  await expect(footer(page).getByRole('list').first()).toHaveCSS('list-style-type', 'none');
  await context.close();
});

for (const [failure, fail] of Object.entries({
  fails: (page: Page) => page.route(STYLE_SHEET, (route) => route.abort()),
  hangs: (page: Page) => page.route(STYLE_SHEET, () => new Promise(() => {})),
}))
  test(`the application gives a page its whole style when the style sheet ${failure}`, async ({
    page,
    visit,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const looks = () =>
      footer(page).evaluate((element) =>
        [element, ...element.querySelectorAll('a, h2, ul')].map((part) => {
          const { color, font, display, padding, backgroundColor } = getComputedStyle(part);
          return [color, font, display, padding, backgroundColor].join();
        }),
      );
    const usual = await looks();

    visit.allows(/Failed to load resource/);
    await fail(page);
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    await expect(footer(page)).toBeVisible();
    await expect.poll(looks).toEqual(usual);
  });
