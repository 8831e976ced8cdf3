import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ADMIN_PATHS, PORTAL_PATHS, staticAddresses, UNLISTED_PATHS } from '../support/addresses';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'] as const;

async function expectNoBarriers(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.locator('main h1, main h2').first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, path).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.use({ reducedMotion: 'reduce' } as object);

for (const theme of THEMES)
  for (const width of WIDTHS) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 900 } });

      test('axe finds nothing on the public pages', async ({ page, request }) => {
        test.setTimeout(300_000);
        for (const path of [...(await staticAddresses(request)), ...UNLISTED_PATHS, '/signin'])
          await test.step(path, () => expectNoBarriers(page, path));
      });

      test('axe finds nothing on the gallery of the design system', async ({ page }) => {
        await page.goto('http://localhost:3010/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      });

      test('axe finds nothing on the not-found page', async ({ page, visit }) => {
        await expectNoBarriers(page, '/nowhere');
        visit.messages.length = 0;
      });

      test("axe finds nothing on a customer's pages", async ({ page }) => {
        test.setTimeout(120_000);
        await signedInAs(page, 'customer');
        for (const path of PORTAL_PATHS) await test.step(path, () => expectNoBarriers(page, path));
      });

      test('axe finds nothing on the console', async ({ page, visit }) => {
        test.setTimeout(120_000);
        await page.route('http://localhost:4000/**', (route) => route.abort());
        await signedInAs(page, 'admin');
        for (const path of ADMIN_PATHS) await test.step(path, () => expectNoBarriers(page, path));
        // The data layer logs that no server answers.
        visit.messages.length = 0;
      });
    });
  }
