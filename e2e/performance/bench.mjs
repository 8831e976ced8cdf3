import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@venue/shared/tooling/browser';
import { serveTarget } from '@venue/shared/tooling/start';
import { CPU_SLOWDOWN, median, NETWORK, openSlowly, started } from './slowPhone.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = ['/', '/menu', '/stalls/tysons', '/reservations'];

/** Runs in the page: notes the largest paint and every layout shift. */
function observePaints() {
  globalThis.measured = { lcp: 0, cls: 0 };
  const observe = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (globalThis.measured.lcp = entry.startTime));
  observe('layout-shift', (entry) => (globalThis.measured.cls += entry.value));
}

async function visit(browser, url) {
  const { page, transfer, close } = await openSlowly(browser, url, {
    init: observePaints,
    waitUntil: 'load',
  });
  await started(page);
  await page.waitForTimeout(1000);
  const measured = await page.evaluate(() => ({
    ...globalThis.measured,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    alive: performance.getEntriesByName('app-start')[0]?.startTime ?? 0,
  }));
  await close();
  return { ...measured, kb: transfer.bytes / 1024 };
}

const servers = await serveTarget('test');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const results = new Map(PAGES.map((page) => [page, []]));
// Interleaved, so that other load on the machine hits every page alike.
for (let run = 0; run < RUNS; run += 1)
  for (const page of PAGES) results.get(page).push(await visit(browser, `http://localhost:3100${page}`));
await browser.close();
servers.forEach((server) => server.close());

console.log(`Medians of ${RUNS} cold visits, ${JSON.stringify(NETWORK)}, CPU ${CPU_SLOWDOWN}x slower`);
for (const [page, visits] of results) {
  const of = (key) => median(visits.map((one) => one[key]));
  console.log(
    `${page.padEnd(16)} first paint ${of('fcp').toFixed(0)} ms, largest ${of('lcp').toFixed(0)} ms, alive ${of('alive').toFixed(0)} ms, ` +
      `shift ${of('cls').toFixed(3)}, ${of('kb').toFixed(0)} KB`,
  );
}
process.exit(0);
