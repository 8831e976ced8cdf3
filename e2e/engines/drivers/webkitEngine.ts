import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { type Engine, keysOf, type Profile, type Settings, type Tab } from './engine';
import { startWebKitDriver } from './startWebKitDriver';

const codeOf = (key: string) =>
  (Key as unknown as Record<string, string>)[key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? key;

const capabilities = (miniBrowser: string, proxyPort: number, { hasScript }: Settings) => ({
  browserName: 'MiniBrowser',
  acceptInsecureCerts: true,
  proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, sslProxy: `127.0.0.1:${proxyPort}` },
  // In full screen there is no toolbar, which would need a window of 447 px.
  'webkitgtk:browserOptions': {
    binary: miniBrowser,
    args: ['--automation', '--full-screen', ...(hasScript ? [] : ['--enable-javascript=false'])],
  },
});

/**
 * The driver counts presses at one place within a second as a double click, which the product takes for one press
 * (decisions, Repeated presses).
 */
const DOUBLE_CLICK_MS = 1000;

/** @param here Makes the tab the one that the driver's commands are about. */
function tabOf(driver: WebDriver, here: () => Promise<void>): Tab {
  const inTab =
    <Given extends unknown[], Result>(command: (...given: Given) => PromiseLike<Result>) =>
    async (...given: Given) => {
      await here();
      return command(...given);
    };
  let pressed = { x: Number.NaN, y: Number.NaN, at: 0 };
  return {
    open: inTab((address: string) => driver.get(address)),
    back: inTab(() => driver.navigate().back()),
    forward: inTab(() => driver.navigate().forward()),
    reload: inTab(() => driver.navigate().refresh()),
    call: async (inPage, given) => {
      await here();
      return driver.executeScript(`return (${inPage.toString()})(arguments[0])`, given);
    },
    click: inTab(async (x: number, y: number) => {
      const place = { x: Math.round(x), y: Math.round(y) };
      const isAgain = place.x === pressed.x && place.y === pressed.y;
      if (isAgain) await pause(Math.max(0, pressed.at + DOUBLE_CLICK_MS - Date.now()));
      await driver
        .actions({ async: false })
        .move({ ...place, origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform();
      pressed = { ...place, at: Date.now() };
    }),
    type: inTab((text: string) => driver.actions({ async: false }).sendKeys(text).perform()),
    key: inTab((name: string) => {
      const keys = keysOf(name).map(codeOf);
      const actions = driver.actions({ async: false });
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      return actions.perform();
    }),
    resize: inTab(async (width: number, height: number) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    }),
    screenshot: inTab(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
  };
}

async function newProfile(server: string, wanted: object): Promise<Profile> {
  // A session of its own is a browser of its own, which keeps nothing.
  const driver = await new Builder().usingServer(server).withCapabilities(wanted).build();
  const [first = ''] = await driver.getAllWindowHandles();
  let current = first;
  let isFirstTaken = false;
  return {
    async newTab() {
      if (isFirstTaken) await driver.switchTo().newWindow('window');
      isFirstTaken = true;
      const handle = await driver.getWindowHandle();
      current = handle;
      return tabOf(driver, async () => {
        if (current === handle) return;
        await driver.switchTo().window(handle);
        current = handle;
      });
    },
    close: () => driver.quit(),
  };
}

/** WebKitGTK's small browser, driven by WebDriver on a display of its own. */
export async function startWebKit(miniBrowser: string, proxyPort: number): Promise<Engine> {
  const { server, stop } = await startWebKitDriver();
  return {
    newProfile: (settings) => newProfile(server, capabilities(miniBrowser, proxyPort, settings)),
    close: stop,
  };
}
