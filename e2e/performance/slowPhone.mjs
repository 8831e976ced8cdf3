/** The agreed slow phone: 1.6 Mbps down, 150 ms, a quarter of this machine's speed, a cold cache. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
export const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };

/**
 * Opens an address in a fresh context of a slow phone. Other hosts never answer.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ init?: () => void, waitUntil?: 'commit' | 'load' }} [options] `init` runs in the page before its scripts.
 */
export async function openSlowly(browser, url, { init, waitUntil = 'commit' } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.route(
    (address) => address.hostname !== 'localhost',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfer = { bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (transfer.bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (init) await page.addInitScript(init);
  await page.goto(url, { waitUntil });
  return { page, transfer, close: () => context.close() };
}

/** Waits until something can be read. */
export const painted = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits until the application has started and has taken over all early input. */
export const started = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-start').length > 0, null, { timeout: 60_000 });

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
