/* global document, MutationObserver, PerformanceObserver, requestAnimationFrame */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@venue/shared/tooling/browser';
import { ROOT } from '@venue/shared/tooling/ports';
import { serveTarget } from '@venue/shared/tooling/start';
import { CPU_SLOWDOWN, median, NETWORK, openSlowly, started } from './slowPhone.mjs';
import { serveStaticTwin } from './staticTwin.mjs';

/**
 * Loads, navigation and interactions on the agreed slow phone, beside the page's own static twin. One table, and the same
 * as JSON in `.cache/bench.json`. RUNS repeats everything; PARTS chooses of loads, navigation, interactions.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const PARTS = (process.env.PARTS ?? 'loads,navigation,interactions').split(',');
const PAGES = (process.env.PAGES ?? '/,/menu,/stalls/fish-corner,/reservations').split(',');
const SITE = 'http://localhost:3100';
const REPORT = path.join(ROOT, '.cache/bench.json');
/** Longer than any task after the start takes, so that all of them are seen. */
const SETTLE_MS = 2500;

/** Runs in the page: notes the largest paint, layout shifts, long tasks and the times from an input to the next paint. */
function observe() {
  const measured = (globalThis.measured = { lcp: 0, cls: 0, tasks: [], inputs: [] });
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', ({ startTime }) => (measured.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (measured.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => measured.tasks.push({ startTime, duration }));
  on(
    'event',
    ({ name, duration, interactionId }) => interactionId && measured.inputs.push({ name, duration }),
    {
      durationThreshold: 16,
    },
  );
}

const readMeasured = (page) =>
  page.evaluate(() => {
    const { lcp, cls, tasks } = globalThis.measured;
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const fcp = at('first-contentful-paint');
    const blocking = tasks.filter(({ startTime }) => startTime >= fcp);
    return {
      fcp,
      lcp,
      cls,
      blocked: blocking.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...blocking.map(({ duration }) => duration)),
      started: at('app-start'),
    };
  });

async function load(browser, url, isApplication) {
  const { page, transfer, close } = await openSlowly(browser, url, { init: observe, waitUntil: 'load' });
  if (isApplication) await started(page);
  await page.waitForTimeout(SETTLE_MS);
  const measured = await readMeasured(page);
  await close();
  return { ...measured, kb: transfer.bytes / 1024 };
}

/** Milliseconds from the press of a link until the new page's heading is painted. */
async function navigate(browser, address, link) {
  const { page, close } = await openSlowly(browser, SITE + address, { waitUntil: 'load' });
  await started(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    let pressed = 0;
    document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), true);
    globalThis.headingAfter = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.locator(`main a[href="${link}"], footer a[href="${link}"]`).first().click();
  const took = await page.evaluate(() => globalThis.headingAfter);
  await close();
  return took;
}

const button = (page, name) => page.getByRole('button', { name }).first();
const INTERACTIONS = [
  ['/menu', 'add to cart', (page) => button(page, /^Add to Cart/).click()],
  ['/menu', 'stepper', (page) => button(page, /^Increase quantity/).click()],
  ['/menu', 'tab', (page) => page.getByRole('tab').nth(1).click()],
  ['/menu', 'search key', (page) => page.getByRole('searchbox').press('t')],
  // Last, because a guest is asked to sign in.
  [
    '/menu',
    'heart',
    (page) =>
      page
        .locator('[role=tabpanel]:visible')
        .getByRole('button', { name: /^Favorite/ })
        .first()
        .click(),
  ],
  ['/', 'mobile menu', (page) => button(page, 'Open navigation').click()],
];

/** Milliseconds from each input to the next paint, in the first second after the start and later. */
async function interact(browser, address, wait) {
  const { page, close } = await openSlowly(browser, SITE + address, { init: observe, waitUntil: 'load' });
  await started(page);
  await page.waitForTimeout(wait);
  const took = {};
  for (const [where, name, press] of INTERACTIONS) {
    if (where !== address) continue;
    await page.evaluate(() => (globalThis.measured.inputs = []));
    await press(page);
    await page.waitForTimeout(700);
    took[name] = await page.evaluate(() =>
      Math.max(0, ...globalThis.measured.inputs.map(({ duration }) => duration)),
    );
  }
  await close();
  return took;
}

const servers = await serveTarget('test');
const twin = await serveStaticTwin();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const results = {};
const note = (name, values) => {
  results[name] ??= {};
  for (const [key, value] of Object.entries(values)) (results[name][key] ??= []).push(value);
};
// Interleaved, so that other load on the machine hits everything alike.
for (let run = 0; run < RUNS; run += 1) {
  for (const address of PARTS.includes('loads') ? PAGES : []) {
    note(`${address}`, await load(browser, SITE + address, true));
    note(`${address} (static twin)`, await load(browser, twin.origin + address, false));
  }
  if (PARTS.includes('navigation'))
    for (const [from, to] of [
      ['/', '/stalls'],
      ['/', '/menu'],
      ['/stalls', '/stalls/fish-corner'],
    ])
      note(`${from} → ${to}`, { heading: await navigate(browser, from, to) });
  if (PARTS.includes('interactions'))
    for (const address of ['/', '/menu'])
      for (const [when, wait] of [
        ['at once', 0],
        ['later', SETTLE_MS],
      ])
        note(`${address}, ${when} after the start`, await interact(browser, address, wait));
}
await browser.close();
twin.close();
servers.forEach((server) => server.close());

const medians = Object.fromEntries(
  Object.entries(results).map(([name, columns]) => [
    name,
    Object.fromEntries(
      Object.entries(columns).map(([key, values]) => [key, Number(median(values).toFixed(3))]),
    ),
  ]),
);
console.log(`Medians of ${RUNS}, ${JSON.stringify(NETWORK)}, CPU ${CPU_SLOWDOWN}x slower; ms and KB`);
for (const [name, values] of Object.entries(medians)) {
  const cells = Object.entries(values).map(
    ([key, value]) => `${key} ${key === 'cls' ? value : Math.round(value)}`,
  );
  console.log(`${name.padEnd(40)} ${cells.join('  ')}`);
}
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  JSON.stringify({ runs: RUNS, network: NETWORK, cpuSlowdown: CPU_SLOWDOWN, results }, null, 2),
);
process.exit(0);
