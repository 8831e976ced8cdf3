import type { Page } from '@playwright/test';

/**
 * Adds up by how much the page moves under the visitor (cumulative layout shift, no unit) from its first paint on.
 * Call it before `goto`; the returned function gives the sum so far.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const moved = { total: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') moved.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => ('moved' in window ? (window.moved as { total: number }).total : Number.NaN));
}
