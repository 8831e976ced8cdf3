import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

/** Names of the caches that the service worker keeps, with the addresses in each. */
export const keptFiles = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys())
      kept[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
    return kept;
  });

const stateOfWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

/** Waits until the device has a copy of the site. */
export async function copied(page: Page) {
  await expect.poll(() => stateOfWorker(page)).toBe('activated');
}

/** Opens an address without a network. */
export async function openOffline(page: Page, context: BrowserContext, address: string) {
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-offline');
}
