import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths, expectNoBarriers, expectNoOverflow } from '../support/barriers';
import { follow, hasStayed, stay } from '../support/follow';
import { openBeforeStart } from '../support/heldStart';
import { settled } from '../support/settled';
import { watchShifts } from '../support/shifts';
import { isWhole } from '../support/soak';
import { translate } from '../support/translated';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** WCAG 2.2, 1.4.12 Text Spacing. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** How people adapt a page to themselves, and how they undo it. A translation stays. */
const ADAPTATIONS: [way: string, adapt: (page: Page) => Promise<() => Promise<unknown>>][] = [
  [
    // A window of 1280 × 1024
    'at 400 %',
    async (page) => {
      await page.setViewportSize({ width: 320, height: 256 });
      return () => page.setViewportSize(DESKTOP);
    },
  ],
  [
    // What a browser's own font of 32 px makes of it.
    'on a phone at twice the font size',
    async (page) => {
      await page.setViewportSize(PHONE);
      const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      return async () => {
        await style.evaluate((element: HTMLElement) => element.remove());
        await page.setViewportSize(DESKTOP);
      };
    },
  ],
  [
    'with wide text',
    async (page) => {
      const style = await page.addStyleTag({ content: WIDE_TEXT });
      return () => style.evaluate((element: HTMLElement) => element.remove());
    },
  ],
  [
    'in forced colours',
    async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      return () => page.emulateMedia({ forcedColors: 'none' });
    },
  ],
  [
    'translated',
    async (page) => {
      await translate(page);
      return async () => undefined;
    },
  ],
];

/** Links that would take the site away, or a form that is being filled in. */
const careless = (page: Page) =>
  page.evaluate(() =>
    [...document.links]
      .filter((link) => {
        const href = link.getAttribute('href') ?? '';
        if (/^https?:/.test(href)) return link.target !== '_blank' || link.rel !== 'noreferrer';
        return href.startsWith('/') && link.closest('form') !== null && link.target !== '_blank';
      })
      .map(({ outerHTML }) => outerHTML),
  );

const headingOf = (page: Page) => page.locator('main :is(h1, h2)').first();

/** What a page says of itself. */
async function sayings(page: Page) {
  return { heading: await page.locator('main h1').first().textContent(), title: await page.title() };
}

/**
 * Opens a page on a phone and watches its start: its HTML says what the page says that runs, and nothing moves. That its
 * console is silent, also about what its policy forbids, `visit` holds.
 */
export async function expectCalmStart(page: Page, address: string, { isStatic = false } = {}) {
  await page.setViewportSize(PHONE);
  const shifts = await watchShifts(page);
  const start = await openBeforeStart(page, address);
  await settled(page);
  // A machine without any of the named fonts writes titles wider until the site's own have arrived.
  await page.evaluate(() => document.fonts.ready);
  const byFonts = await shifts();
  expect(byFonts, 'layout shift by the fonts').toBeLessThanOrEqual(0.03);
  const before = isStatic ? await sayings(page) : null;
  expect(await careless(page)).toEqual([]);
  await start();
  await headingOf(page).waitFor();
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await settled(page);
  if (before) expect(await sayings(page)).toEqual(before);
  expect((await sayings(page)).heading).toBeTruthy();
  expect(await page.title()).toMatch(/Bustani Gardens/);
  expect((await shifts()) - byFonts, 'layout shift').toBeLessThanOrEqual(0.01);
}

/** Leaves a page by a link and comes back, without a reload. */
export async function expectReturn(page: Page, address: string) {
  const heading = await headingOf(page).innerText();
  await stay(page);
  await follow(page, address === '/contact' ? '/menu' : '/contact');
  await expect(headingOf(page)).not.toHaveText(heading);
  await page.goBack();
  await expect(headingOf(page)).toHaveText(heading);
  expect(await hasStayed(page)).toBe(true);
}

/** Looks at the open page down to its end: in windows of all sizes, in both themes and as people adapt it to themselves. */
export async function expectForEverybody(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settled(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleAtAllWidths(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, 'at 320 px');
  if (!isWhole) return;
  await page.setViewportSize(DESKTOP);
  for (const [way, adapt] of ADAPTATIONS) {
    const undo = await adapt(page);
    await settled(page);
    await expectNoBarriers(page, way);
    await expectNoOverflow(page, way);
    await undo();
  }
}
