/* global Element, PerformanceObserver */
import zlib from 'node:zlib';
import { openSlowly, started } from './slowPhone.mjs';

/** Lighthouse counts until the main thread has been quiet for this long. */
const QUIET_MS = 5000;
/** A task blocks from here on. */
const LONG_TASK_MS = 50;
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Runs in the page: notes the largest paint, layout shifts, long tasks, and when the scripts of the application are let in. */
function observe() {
  const measured = (globalThis.measured = { lcp: 0, cls: 0, tasks: [], idleAt: 0 });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (measured.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (measured.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => measured.tasks.push({ startTime, duration }));
  const { remove } = Element.prototype;
  // The starter takes this template away and puts the scripts into the page in its place.
  Element.prototype.remove = function () {
    if (this.id === 'application') measured.idleAt ||= performance.now();
    remove.call(this);
  };
}

const readMeasured = (page) =>
  page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const { idleAt } = globalThis.measured;
    const resources = performance.getEntriesByType('resource');
    return {
      ...globalThis.measured,
      beforeIdle: resources.filter(({ startTime }) => startTime < idleAt).map(({ name }) => name),
      fcp: at('first-contentful-paint'),
      started: at('app-start'),
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
function blocking(tasks, fcp) {
  const after = tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .filter((duration) => duration > LONG_TASK_MS);
  return {
    blocked: after.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
    longest: Math.max(0, ...after),
  };
}

/** Brotli bytes of the scripts that stand in a page itself. */
const inlineBytes = (html) =>
  zlib.brotliCompressSync([...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text).join('\n')).length;

/** Brotli bytes of the script files that a page names: all that it needs to start. */
async function namedBytes(html, origin) {
  const names = [...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
    ([, name]) => new URL(name, origin).href,
  );
  const sizeOf = async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  };
  const sizes = await Promise.all([...new Set(names)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function visit(browser, site, address, context) {
  const options = { init: observe, waitUntil: 'load', context };
  const { page, transfer, ...rest } = await openSlowly(browser, site.origin + address, options);
  if (site.hasScripts) await started(page);
  await untilQuiet(page);
  const { tasks, fcp, lcp, cls, beforeIdle, ...measured } = await readMeasured(page);
  await page.close();
  const scripts = [...transfer.scripts];
  const kilobytes = (list) => list.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
  return {
    values: {
      'first paint ms': fcp,
      'largest paint ms': lcp,
      shift: cls,
      'total blocking time ms': Math.max(0, blocking(tasks, fcp).blocked),
      'longest task ms': blocking(tasks, fcp).longest,
      'started ms': measured.started,
      'transferred KB': transfer.bytes / 1024,
      'all scripts, prefetched ones too, KB': kilobytes(scripts),
      'script files before idle KB': kilobytes(scripts.filter(([url]) => beforeIdle.includes(url))),
    },
    ...rest,
  };
}

/** By then what a page shows without its application has been painted. */
const PAINTED_MS = 500;

/**
 * The largest paint of a visit with an empty cache, without waiting for the application: quick enough to be repeated until
 * the steps of a frame, in which paints come, no longer count.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string }} site
 * @param {string} address
 */
export async function largestPaint(browser, site, address) {
  const { page, close } = await openSlowly(browser, site.origin + address, {
    init: observe,
    waitUntil: 'load',
  });
  await page.waitForTimeout(PAINTED_MS);
  const { lcp, cls } = await readMeasured(page);
  await close();
  return { 'largest paint ms': lcp, shift: cls };
}

/**
 * A visit with an empty cache, and one more of the same visitor.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, hasScripts: boolean }} site
 * @param {string} address
 */
export async function load(browser, site, address) {
  const html = await (await fetch(site.origin + address)).text();
  const cold = await visit(browser, site, address);
  const warm = await visit(browser, site, address, cold.context);
  await cold.close();
  const bytes = {
    'scripts of the page KB': (await namedBytes(html, site.origin)) / 1024,
    'inline scripts KB': inlineBytes(html) / 1024,
  };
  return { cold: { ...cold.values, ...bytes }, warm: warm.values };
}
