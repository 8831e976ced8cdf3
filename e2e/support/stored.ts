import type { Page } from '@playwright/test';

/** What this browser has stored before the page is first opened: JSON of each value, or a text as it stands. */
export async function storedBefore(page: Page, values: Record<string, unknown>) {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  await page.addInitScript((entries) => {
    if (window !== window.top || sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, text] of entries) if (key && text) localStorage.setItem(key, text);
  }, texts);
}

/** Everything stored now, as the texts that stand under the keys. */
export const storedNow = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
