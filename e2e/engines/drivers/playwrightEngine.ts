import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Engine, Tab } from './engine';

const tabOf = (page: Page): Tab => ({
  // A refused connection is an answer too: the browser shows a page of its own.
  open: async (address) => void (await page.goto(address).catch(() => null)),
  back: async () => void (await page.goBack()),
  forward: async () => void (await page.goForward()),
  reload: async () => void (await page.reload()),
  // Playwright's types unwrap handles to elements; ours has only JSON.
  call: (inPage, given) => page.evaluate(inPage as never, given),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  key: (name) => page.keyboard.press(name),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: () => page.screenshot(),
});

/** Chromium, or one of the patched builds of other engines that Playwright installs. */
export async function startPlaywrightEngine(
  type: BrowserType,
  options: LaunchOptions,
  proxyPort: number,
): Promise<Engine> {
  const browser = await type.launch({ ...options, proxy: { server: `http://127.0.0.1:${proxyPort}` } });
  return {
    async newProfile({ hasScript }) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        javaScriptEnabled: hasScript,
        serviceWorkers: 'allow',
      });
      return { newTab: async () => tabOf(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
