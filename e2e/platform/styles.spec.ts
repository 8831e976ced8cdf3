import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { styledElements } from '../support/styledElements';
import { expect, test } from '../support/test';

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length);

test.describe('a browser that waits for the visitor', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    ),
  );

  for (const address of ['/', '/menu'])
    test(`the application starts on ${address} without working out the style of the whole page anew`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'load' });
      const all = await elements(page);
      const styled = await styledElements(page, async () => {
        await page.keyboard.press('Shift');
        await hydrated(page);
        await page.waitForTimeout(500);
      });
      expect(styled.length).toBeGreaterThan(0);
      expect(Math.max(...styled)).toBeLessThan(all / 4);
    });
});

/** How many rules all style sheets of a page have. */
const countRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

/** More than what only the browser knows brings, such as whether the menu is open, and less than a page. */
const FEW_RULES = 20;

test('the application goes on with the style sheet of the site, and writes none of its rules again', async ({
  page,
}) => {
  await page.goto('/menu');
  await expect(page.locator('html')).not.toHaveAttribute('data-styles');
  const before = await countRules(page);
  expect(before).toBeGreaterThan(1000);
  await hydrated(page);
  expect((await countRules(page)) - before).toBeLessThan(FEW_RULES);
});

test('the next page inside of the application has its rules already', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const before = await countRules(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect((await countRules(page)) - before).toBeLessThan(FEW_RULES);
});

test('a rule with a condition that is added later takes effect, and only under its condition', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/cart');
  await hydrated(page);
  const atRules = () =>
    page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => !(rule instanceof CSSStyleRule) && !(rule instanceof CSSKeyframesRule)).length,
    );
  const before = await atRules();
  // A screen of the portal has no static page, so the style sheet of the site has none of its rules.
  await page.goto('/signin');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await atRules()).toBe(before);
  const conditional = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).display).join(),
    );
  const narrow = await conditional();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await conditional()).not.toBe(narrow);
});
