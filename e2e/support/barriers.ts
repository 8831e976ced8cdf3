import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './settled';
import { isWhole } from './soak';

/** The rules whose result depends on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Longer than any transition; what still runs then is a timer or a loading animation. */
const SHORT_MS = 1500;

/** Waits until all transitions are over, because axe would measure half-faded colours. */
const comesToRest = (page: Page) =>
  page.waitForFunction(
    (short) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime) > short,
        ),
    SHORT_MS,
  );

/**
 * Axe as these tests use it: without a report of what is right, and without a second page for what it finds in frames. The
 * site's only frames are maps of another host. Both together are more than half of its time.
 */
const quickAxe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });

/**
 * Words that forced colours hide: they have the colour of what lies under them, which is a plate in the colour of the
 * canvas unless the element keeps its own colours.
 */
const wordsLost = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const backgroundOf = (element: Element | null): string => {
      const colour = element && getComputedStyle(element).backgroundColor;
      if (!colour) return canvas;
      return /, 0\)$/.test(colour) ? backgroundOf(element.parentElement) : colour;
    };
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && element.checkVisibility() && !element.closest('svg'))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        return color === (forcedColorAdjust === 'none' ? backgroundOf(element) : canvas);
      })
      .map((element) => `words lost: ${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

/** A small rest of a target that lies half under the header, or another thing that stays while the page scrolls. */
const isHalfCovered = ({ any }: { any: { data?: unknown }[] }) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');

async function barriersOn(page: Page, rules?: string[]) {
  await comesToRest(page);
  const axe = quickAxe(page);
  // Axe reads the page's own colours, in whose place a visitor's forced colours are drawn.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  if (isForced) axe.disableRules(COLOUR_RULES);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isHalfCovered(node)).map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return [...barriers, ...(isForced ? await wordsLost(page) : [])];
}

/**
 * Fails on whatever axe finds on the page as it stands. `state` says in the report what was open, `rules` names the only
 * ones to check.
 */
export async function expectNoBarriers(page: Page, state?: string, rules?: string[]) {
  const found = await barriersOn(page, rules);
  // A toast may have come while axe looked: a real barrier is still there at a second look.
  expect(found.length === 0 ? found : await barriersOn(page, rules), state).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoOverflow(page: Page, state?: string) {
  // A table becomes cards when the application has seen that the window is another one.
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, state).toBeLessThanOrEqual(0);
}

const THEMES = ['light', 'dark'] as const;

/** Fails on whatever axe finds on the page in the light and in the dark theme, and when it can be scrolled sideways. */
export async function expectAccessible(page: Page, state = 'the page') {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
    await expectNoBarriers(page, `${state} in the ${colorScheme} theme`, rules);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page, state);
}

/** The windows of a phone, a tablet and a desktop, each in both themes; `npm test` looks at the first and the last one. */
const WINDOWS = [390, 768, 1280]
  .flatMap((width) => THEMES.map((colorScheme) => ({ width, colorScheme })))
  .filter((_, at, { length }) => isWhole || at === 0 || at === length - 1);

/** Fails on whatever is not accessible in one of the windows, where all of them are the same visit. */
export async function expectAccessibleAtAllWidths(page: Page, state = 'the page') {
  for (const { width, colorScheme } of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // In the other theme of the same window only colours differ.
    const rules = isWhole && colorScheme === 'dark' ? COLOUR_RULES : undefined;
    await expectNoBarriers(page, `${state} at ${width} px in the ${colorScheme} theme`, rules);
    await expectNoOverflow(page, `${state} at ${width} px`);
  }
}
