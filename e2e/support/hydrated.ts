import type { Page } from '@playwright/test';

/** In the page: whether the browser has taken it over. */
export const isHydrated = () =>
  performance.getEntriesByName('app-start').length > 0 &&
  Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react'));

/** Waits until the browser has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Opens an address, and waits until the browser has taken its page over. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}
