import { type KeyInput, launch, type Page } from 'puppeteer-core';
import { type Engine, keysOf, type Tab } from './engine';

/** Through the proxy also to this machine, and never past it. */
const proxyPreferences = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.failover_direct': false,
});

async function press(page: Page, name: string) {
  const keys = keysOf(name) as KeyInput[];
  for (const key of keys) await page.keyboard.down(key);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

const tabOf = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address).catch(() => null)),
  // A script that a test holds back holds back `load` too, if the page asked for it before that.
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload()),
  // Puppeteer's types too.
  call: (inPage, given) => page.evaluate(inPage as never, given) as never,
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  key: (name) => press(page, name),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** An unpatched Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string, proxyPort: number): Promise<Engine> {
  const start = (preferences = {}) =>
    launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // Firefox does not start with libfaketime, by which a run of tests gets another date.
      env: { ...process.env, LD_PRELOAD: undefined },
      acceptInsecureCerts: true,
      extraPrefsFirefox: { ...proxyPreferences(proxyPort), ...preferences },
    });
  const browser = await start();
  return {
    async newProfile({ hasScript }) {
      // Whether pages may run scripts is a setting of the whole browser.
      const own = hasScript ? browser : await start({ 'javascript.enabled': false });
      const context = await own.createBrowserContext();
      return {
        newTab: async () => tabOf(await context.newPage()),
        close: () => (hasScript ? context.close() : own.close()),
      };
    },
    close: () => browser.close(),
  };
}
