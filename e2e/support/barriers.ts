import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on whatever axe finds on the page as it stands. `state` says in the report what was open. */
export async function expectNoBarriers(page: Page, state?: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, state).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoOverflow(page: Page, state?: string) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, state).toBeLessThanOrEqual(0);
}
