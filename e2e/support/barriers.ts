import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

async function barriersOn(page: Page) {
  await comesToRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Fails on whatever axe finds on the page as it stands. `state` says in the report what was open. */
export async function expectNoBarriers(page: Page, state?: string) {
  const found = await barriersOn(page);
  // A toast may have come while axe looked; a real barrier is still there at a second look.
  expect(found.length === 0 ? found : await barriersOn(page), state).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoOverflow(page: Page, state?: string) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, state).toBeLessThanOrEqual(0);
}
