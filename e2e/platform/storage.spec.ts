// decisions, Damaged or forbidden storage; docs/architecture.md, Where state lives
import { open } from '../support/hydrated';
import { storedNow } from '../support/stored';
import { expect, test } from '../support/test';

const KEYS = 'user orders reservations tickets reviews favorites cart theme requests listsOwner'.split(' ');
const PATHS = ['/', '/menu', '/cart', '/checkout', '/reservations', '/signin'];

for (const damage of ['{"half', '"a string"', '{"an":"object"}', '[{"id":null},7]'])
  test(
    `every page opens with ${damage} under every storage key, and the damaged content is kept aside`,
    { tag: damage === '{"half' ? '@core' : [] },
    async ({ page }) => {
      await page.addInitScript(
        ([keys, text]) => {
          if (window !== window.top || sessionStorage.getItem('damaged')) return;
          sessionStorage.setItem('damaged', 'yes');
          for (const key of keys) localStorage.setItem(key, text);
        },
        [KEYS, damage] as const,
      );
      for (const path of PATHS) {
        await open(page, path);
        await expect(page.locator('main h1').first()).toBeVisible();
      }
      const kept = await storedNow(page);
      expect([kept['cart.corrupt'], kept['requests.corrupt']]).toEqual([damage, damage]);
    },
  );

test('a browser that forbids storage altogether shows every page', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  for (const path of PATHS) {
    await open(page, path);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
});
