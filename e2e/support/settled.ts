import type { Page } from '@playwright/test';

/** Waits until the page has drawn what its last input and its fonts lead to: two frames. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
