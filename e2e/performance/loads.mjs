/* global PerformanceObserver */
import { openSlowly, started } from './slowPhone.mjs';

/** Lighthouse counts until the main thread has been quiet for this long. */
const QUIET_MS = 5000;
/** A task blocks from here on. */
const LONG_TASK_MS = 50;
/** By then what a page shows without its application has been painted. */
const PAINTED_MS = 500;

/** Runs in the page: notes the largest paint, layout shifts and long tasks. */
function observe() {
  const measured = (globalThis.measured = { lcp: 0, cls: 0, tasks: [] });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (measured.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (measured.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => measured.tasks.push({ startTime, duration }));
}

const readMeasured = (page) =>
  page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return {
      ...globalThis.measured,
      fcp: at('first-contentful-paint'),
      start: at('app-start'),
      now: performance.now(),
    };
  });

async function untilQuiet(page) {
  for (;;) {
    const { tasks, fcp, now } = await readMeasured(page);
    const last = tasks.at(-1);
    const rest = QUIET_MS - (now - Math.max(fcp, last ? last.startTime + last.duration : 0));
    if (rest <= 0) return;
    await page.waitForTimeout(rest + 50);
  }
}

/** Total blocking time as Lighthouse counts it: what each task after the first paint takes beyond 50 ms. */
const blockedBy = (tasks, fcp) =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .filter((duration) => duration > LONG_TASK_MS)
    .reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0);

async function visit(browser, { origin }, address, wait) {
  const { page, transfer, close } = await openSlowly(browser, origin + address, {
    init: observe,
    waitUntil: 'load',
  });
  await wait(page);
  const values = await readMeasured(page);
  await close();
  return { ...values, transfer };
}

/**
 * The largest paint of a visit with an empty cache, without waiting for the application: quick enough to be repeated until
 * the steps of a frame, in which paints come, no longer count.
 */
export async function largestPaint(browser, site, address) {
  const { lcp } = await visit(browser, site, address, (page) => page.waitForTimeout(PAINTED_MS));
  return { 'largest paint ms': lcp };
}

/**
 * A visit with an empty cache, until the page is at rest.
 * @param {{ origin: string, hasScripts: boolean }} site
 */
export async function load(browser, site, address) {
  const { lcp, cls, tasks, fcp, start, transfer } = await visit(browser, site, address, async (page) => {
    if (site.hasScripts) await started(page);
    await untilQuiet(page);
  });
  return {
    'largest paint ms': lcp,
    shift: cls,
    'total blocking time ms': blockedBy(tasks, fcp),
    'started ms': start,
    'transferred KB': transfer.bytes / 1024,
  };
}
