import type { Page } from '@playwright/test';
import { order } from '@venue/shared/testing/fixtures';

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

/** An order of two tilapias, a dish of the real menu, as the site stores it. */
export const orderOf = (id: string, more: Parameters<typeof order>[1] = {}) =>
  order(id, { items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }], ...more });
