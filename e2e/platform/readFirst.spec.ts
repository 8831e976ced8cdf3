// decisions, Before the script runs; docs/architecture.md, A visit
import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');
const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ }).first();

/** In the page: a browser that is asked to save data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
}

test(
  'no script of the application is requested before the page has loaded',
  { tag: '@core' },
  async ({ page, visit }) => {
    await page.goto('/menu', { waitUntil: 'load' });
    const before = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0));
    });
    expect(before).toEqual([]);
    await hydrated(page);
    expect(visit.requests.filter(isScript).length).toBeGreaterThan(2);
  },
);

test('a visitor who saves data loads no script by reading and by following links', async ({
  page,
  visit,
}) => {
  await page.addInitScript(saveData);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  await page.clock.runFor(10_000);
  await page.goto('/stalls', { waitUntil: 'load' });
  expect(visit.requests.filter(isScript)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor who saves data sees the right cart, and the first press is answered', async ({
  page,
  visit,
}) => {
  await page.addInitScript(saveData);
  await page.goto('/menu');
  await page.evaluate(() => {
    // No dish of this page: its button would be a stepper by the time the press is answered.
    const line = { id: 999, name: 'Mandazi', price: 50, quantity: 12 };
    localStorage.setItem('cart', JSON.stringify([line]));
  });
  await page.reload();
  const badge = page.getByRole('banner').getByRole('link', { name: 'Cart' }).locator('span').first();
  expect(await badge.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"12"');
  expect(visit.requests.filter(isScript)).toEqual([]);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /^Cart, 13 items/ })).toBeVisible();
});

test('the files of a screen whose link is in view are fetched, and run when the link is pointed at', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true });
  /** How many functions of the screen's file have run since this was last asked, or null while it has not arrived. */
  const functionsRun = async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const file = result.find(({ url }) => /\/events\.[0-9a-f]+\.js$/.test(url));
    // The first one is the file itself, which only lists its modules.
    const modules = file?.functions.slice(1);
    return modules ? modules.filter(({ ranges: [range] }) => range && range.count > 0).length : null;
  };
  await open(page, '/cart');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Events' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(functionsRun).toBe(0);
  await settled(page);
  expect((await functionsRun()) ?? 0).toBe(0);
  await link.hover();
  await expect.poll(functionsRun).toBeGreaterThan(0);
});
