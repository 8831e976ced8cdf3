/* global navigator */
import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '@venue/platform/testing/browser';
import { findBrowser } from '@venue/platform/testing/engines';
import { appByFolder, portOf } from '@venue/platform/ports';

/** The site that is measured. */
export const SITE = `http://localhost:${portOf(appByFolder('shell'), 'test')}`;

/** The agreed slow phone: 1.6 Mbps down, 150 ms, a quarter of this machine's speed, a cold cache. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** A crowded cell, or somebody who saves data: 400 kbps down, 400 ms. Nothing is loaded before the visitor asks for it. */
export const SAVING_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400e3 / 8,
  uploadThroughput: 200e3 / 8,
};
export const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };

/** Runs in the page. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } });
}

/** A browser for which other hosts never answer. Routes would do it too, but they switch off the cache. */
export const launch = async () =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });

/**
 * Opens an address on a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ init?: () => void, waitUntil?: 'commit' | 'load', network?: object, context?: import('@playwright/test').BrowserContext }} [options]
 *   `init` runs in the page before its scripts; `context` is the visitor, instead of a new one.
 */
export async function openSlowly(
  browser,
  url,
  { init, waitUntil = 'commit', network = NETWORK, context } = {},
) {
  const visitor = context ?? (await browser.newContext({ viewport: VIEWPORT }));
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  /** Bytes as they were sent. */
  const transfer = { bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (transfer.bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (init) await page.addInitScript(init);
  if (network === SAVING_NETWORK) await page.addInitScript(saveData);
  const open = () => page.goto(url, { waitUntil });
  // On a busy machine Chromium now and then aborts the first navigation of a page. Nothing has been measured by then.
  await open().catch((error) => {
    if (!/ERR_ABORTED/.test(error.message)) throw error;
    return open();
  });
  return { page, transfer, context: visitor, close: () => visitor.close() };
}

/** Waits until something can be read. */
export const painted = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits until the application has started and has done what waited for it. */
export const started = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-start').length > 0, null, { timeout: 60_000 });

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
