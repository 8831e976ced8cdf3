import type { JSHandle, Page } from '@playwright/test';
import { openBeforeStart } from '../support/heldStart';
import { open } from '../support/hydrated';
import { nairobiNow } from '../support/nairobi';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** What rules say, and not what content and window make of it. */
const PROPERTIES = `
  display position visibility opacity transform z-index order overflow float content color
  background-color background-image box-shadow border border-radius outline font letter-spacing text-align
  text-decoration-line text-transform white-space list-style padding gap flex justify-content align-items
  align-self max-width min-height stroke stroke-width object-fit cursor animation-name transition`
  .trim()
  .split(/\s+/);

type Styles = Record<string, string>;

/**
 * What the rules of a page make of the elements within a part of it, but of the map, which waits for another site.
 * @param kinds Reads the first one of each class within each class of parent: the others have the same rules.
 */
const readStyles = (
  page: Page,
  part: string,
  { kinds = false } = {},
): Promise<JSHandle<Map<Element, Styles>>> =>
  page.evaluateHandle(
    ([selector, properties, isFirstEnough]) => {
      const stylesOf = (element: Element) => {
        const styles: Record<string, string> = {};
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && ['none', 'normal'].includes(style.content)) continue;
          for (const name of properties) styles[pseudo + name] = style.getPropertyValue(name);
        }
        return styles;
      };
      const read = new Set<string>();
      const isTwin = (element: Element) => {
        const kind = `${element.parentElement?.getAttribute('class')} ${element.localName} ${element.getAttribute('class')}`;
        return read.size === read.add(kind).size;
      };
      const elements = [...document.querySelectorAll(`${selector} :not(iframe)`)];
      const chosen = isFirstEnough ? elements.filter((element) => !isTwin(element)) : elements;
      return new Map(chosen.map((element) => [element, stylesOf(element)]));
    },
    [part, PROPERTIES, kinds] as const,
  );

const differences = (element: string, styles: Styles, others: Styles) =>
  Object.keys(styles)
    .filter((name) => styles[name] !== others[name])
    .map((name) => `${element} ${name}: ${styles[name]} → ${others[name]}`);

/** Each kind of element of a page in their order, with its styles. */
const kindsOf = async (page: Page) =>
  (await readStyles(page, 'main', { kinds: true })).evaluate((read) =>
    [...read].map(([element, styles]) => ({
      element: `${element.localName}.${element.getAttribute('class')}`,
      styles,
    })),
  );

/** The carousel of the home page makes its next picture ready when the browser is idle. */
const nextPictureIsReady = (page: Page, address: string) =>
  expect(page.locator('[data-ahead]')).toHaveCount(address === '/' ? 1 : 0);

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const)
  test.describe(`at ${width} px in the ${colorScheme} theme`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of ['/contact', '/menu', '/events/friday-live-band', '/reservations', '/cart'])
      test(`${address} looks the same before and after the application takes over its styles, at ${width} px`, async ({
        page,
      }) => {
        // While everything is closed, the page says nothing that it did not say before.
        await nairobiNow(page, '2026-11-27T04:00');
        // With any hash, a page renders also the parts that are far from the window.
        const start = await openBeforeStart(page, `${address}#nowhere`);
        await settled(page);
        const before = await readStyles(page, 'body');
        await start();
        await settled(page);
        const after = await readStyles(page, 'body');
        // React keeps the elements of the page, but for those that only a browser without the application needs.
        const kept = await page.evaluate(
          ([earlier, later]) =>
            [...earlier].flatMap(([element, styles]) => {
              const others = later.get(element);
              const name = `${element.localName}.${element.getAttribute('class')}`;
              return others ? [{ name, styles, others }] : [];
            }),
          [before, after] as const,
        );
        expect(kept.length).toBeGreaterThan(100);
        expect(kept.flatMap(({ name, styles, others }) => differences(name, styles, others))).toEqual([]);
      });
  });

/** Pages, each with one on which a link to it stands. */
for (const [address, from] of [
  ['/', '/contact'],
  ['/stalls', '/'],
  ['/stalls/fish-corner', '/stalls'],
  ['/menu', '/'],
  ['/reservations', '/'],
  ['/events', '/'],
  ['/events/friday-live-band', '/events'],
  ['/order', '/'],
  ['/contact', '/'],
] as const)
  test(`${address} looks the same when a link opens it as when it is loaded`, async ({ page, context }) => {
    const loaded = await context.newPage();
    for (const visited of [page, loaded]) {
      await visited.emulateMedia({ reducedMotion: 'reduce' });
      // A Friday: the first event by date is the first one of the static page too.
      await nairobiNow(visited, '2026-11-27T12:00');
    }
    await open(page, from);
    await page.locator(`a[href="${address}"]:visible`).first().click();
    await expect(page).toHaveURL(address);
    // Otherwise it points at what stands there on the next page.
    await page.mouse.move(0, 0);
    await open(loaded, address);
    // What stands below the heading follows it a frame later.
    const count = await loaded.locator('main :not(iframe)').count();
    await expect(page.locator('main :not(iframe)')).toHaveCount(count);
    for (const visited of [loaded, page]) {
      await nextPictureIsReady(visited, address);
      await settled(visited);
    }
    const [expected, opened] = await Promise.all([kindsOf(loaded), kindsOf(page)]);
    expect(expected.length).toBeGreaterThan(20);
    expect(opened.map(({ element }) => element)).toEqual(expected.map(({ element }) => element));
    expect(
      expected.flatMap(({ element, styles }, index) =>
        differences(element, styles, opened[index]?.styles ?? {}),
      ),
    ).toEqual([]);
  });

test('Add to Cart adds no rules, after which the browser would recalculate the style of the whole page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (...args) {
      performance.mark('rule-added');
      return insertRule.apply(this, args);
    };
  });
  await open(page, '/menu');
  const press = page.getByRole('button', { name: /^Add to Cart/ }).first();
  const added = await press.evaluate(async (button: HTMLElement) => {
    const count = () => performance.getEntriesByName('rule-added').length;
    const before = count();
    button.click();
    // React renders it before the next task.
    await Promise.resolve();
    return { before, byPress: count() - before };
  });
  expect(added.before).toBeGreaterThan(100);
  expect(added.byPress).toBe(0);
  await expect(page.getByRole('region', { name: 'Your cart so far' })).toBeVisible();
});
