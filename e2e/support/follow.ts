import type { Page } from '@playwright/test';

/** Opens a page of the site by a link of its header or footer, even if the menu that holds the link is closed. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`header a[href="${to}"], footer a[href="${to}"]`);
    if (!link) throw new Error(`No link to ${to} in header or footer.`);
    link.click();
  }, path);

/** Marks the page, so that `hasStayed` would notice a reload. */
export const stay = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));

export const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window);
