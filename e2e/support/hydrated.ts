import type { Page } from '@playwright/test';

/** Waits until the browser has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('app-start').length > 0);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
