import type { Page } from '@playwright/test';

/** Waits until the browser has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('app-start').length > 0);
  await page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild;
    return (
      first !== null && first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'))
    );
  });
}
