import { keepResult } from '@venue/shared/tooling/measurements/keepResult';
import { serveTarget } from '@venue/shared/tooling/hosting/serveTarget';
import { randomVisit, rememberPlace } from './randomVisit.mjs';
import { launch, median, NETWORK, openSlowly, painted, SAVING_NETWORK, started } from './slowPhone.mjs';
import { tapEarly } from './watchTaps.mjs';

/**
 * What happens to a visitor of a slow phone who does not wait for the script: taps, typing and scrolling before, during
 * and after the start. Nothing may be lost, doubled or moved. RUNS repeats the fixed scenes, TAPS and SEED choose the
 * random taps and keystrokes, half of
 * them on each of two networks.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const TAPS = Number(process.env.TAPS ?? 1000);
const SEED = Number(process.env.SEED ?? 1);
/** Visits share the machine, which makes each of them slower still. */
const VISITS_AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 1);
const NETWORKS = { '1.6 Mbps, 150 ms': NETWORK, '400 kbps, 400 ms, data saved': SAVING_NETWORK };
const SITE = 'http://localhost:3100';
/** What a visitor takes for at once; a tenth more on a busy machine counts as well. */
const QUICK_MS = 100;
const TOLERATED_MS = 110;
const WORD = 'Wanjiru Kamau';

const browser = await launch();
const servers = await serveTarget('test');
const failures = [];
const rows = [];
const fail = (what) => {
  failures.push(what);
  console.log(`  FAILED: ${what}`);
};

async function tapAt(seconds, network) {
  const { quantities, answeredAfter } = await tapEarly(browser, SITE, seconds, network);
  if (quantities.length !== 1 || quantities[0] !== 1)
    fail(`a tap ${seconds} s after the first paint left ${JSON.stringify(quantities)} in the cart`);
  return answeredAfter;
}

async function typeAt(address, label, when) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  if (when === 'after') await started(page);
  else if (when === 'during') await page.waitForTimeout(1500);
  const field = page.getByLabel(label).first();
  await field.focus();
  const y = await page.evaluate(() => globalThis.scrollY);
  await page.keyboard.type(WORD, { delay: 120 });
  await started(page);
  await page.waitForTimeout(1000);
  const text = await field.inputValue();
  if (text !== WORD) fail(`typing on ${address} ${when} the start left “${text}”`);
  if ((await page.evaluate(() => globalThis.scrollY)) !== y)
    fail(`typing on ${address} ${when} the start moved the reader`);
  await close();
}

async function scrollBefore(address) {
  const { page, close } = await openSlowly(browser, SITE + address);
  await painted(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => globalThis.scrollY === 900);
  await page.evaluate(rememberPlace);
  await started(page);
  await page.waitForTimeout(500);
  const moved = await page.evaluate(() => globalThis.movedBy());
  if (Math.abs(moved) > 1) fail(`the reader of ${address} was moved by ${moved} px`);
  await close();
}

/** The share of values up to a limit, in percent. */
const shareUpTo = (values, limit) => (100 * values.filter((value) => value <= limit).length) / values.length;

/** Random visits on one network, several at once. Each has a seed of its own, so that it can be repeated alone. */
async function randomVisits(name, network, count, firstSeed) {
  const taps = [];
  const leavings = [];
  let keystrokes = 0;
  let visit = 0;
  const lane = async () => {
    while (taps.length < count) {
      const seed = firstSeed + visit++;
      const visited = await randomVisit(browser, SITE, seed, { network });
      taps.push(...visited.taps);
      keystrokes += visited.keystrokes;
      if (visited.leaving) leavings.push(visited.leaving);
      visited.failures.forEach(fail);
      if (visit % 20 === 0) console.log(`  ${taps.length} taps so far`);
    }
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, lane));
  const instant = taps.filter(({ waits }) => !waits);
  const times = instant.map(({ answeredAfter }) => answeredAfter ?? Infinity);
  const quick = shareUpTo(times, TOLERATED_MS);
  if (quick < 95) {
    fail(`only ${quick.toFixed(1)} % of the taps were answered within ${TOLERATED_MS} ms`);
    for (const tap of instant.filter(({ answeredAfter }) => !(answeredAfter <= TOLERATED_MS)))
      console.log(`  ${tap.path} ${tap.label}: ${tap.answeredAfter}`);
  }
  const share = (limit) => `${shareUpTo(times, limit).toFixed(1)} %`;
  rows.push(
    [`${name}: random taps, keystrokes`, `${taps.length}, ${keystrokes}`],
    [`${name}: visits, left at once`, `${visit}, ${leavings.length}`],
    [
      `${name}: answered by the page within ${QUICK_MS} ms, ${TOLERATED_MS} ms`,
      `${share(QUICK_MS)}, ${share(TOLERATED_MS)}`,
    ],
    [`${name}: answered by the page, median`, `${median(times).toFixed(0)} ms`],
  );
  return `${taps.length} taps and ${keystrokes} keystrokes in ${visit} visits, ${leavings.length} of which were left at once; ${instant.length} taps that the page answers itself: ${shareUpTo(times, QUICK_MS).toFixed(1)} % within ${QUICK_MS} ms, ${quick.toFixed(1)} % within ${TOLERATED_MS} ms, median ${median(times).toFixed(0)} ms`;
}

console.log(`First seconds on a slow phone, ${RUNS} runs of each scene, seed ${SEED}`);
for (const [name, network] of Object.entries(NETWORKS))
  for (const seconds of [0.5, 1, 2, 3]) {
    const taps = [];
    for (let run = 0; run < RUNS; run += 1) taps.push(await tapAt(seconds, network));
    console.log(
      `${name}: tap ${seconds} s after the first paint   answered after ${median(taps).toFixed(0)} ms (median)`,
    );
  }
for (const [address, label] of [
  ['/reservations', 'Full Name'],
  ['/menu', 'Search the menu'],
  ['/contact', 'Name'],
])
  for (const when of ['before', 'during', 'after'])
    for (let run = 0; run < RUNS; run += 1) await typeAt(address, label, when);
console.log('typing before, during and after the start   done');
for (const address of ['/', '/menu', '/stalls'])
  for (let run = 0; run < RUNS; run += 1) await scrollBefore(address);
console.log('a scroll before the start   done');
for (const [index, [name, network]] of Object.entries(NETWORKS).entries())
  console.log(`${name}: ${await randomVisits(name, network, TAPS / 2, SEED * 10_000 + index * 5000)}`);
console.log(`${failures.length} lost, doubled or moved`);
rows.push(['lost, doubled or moved, or too slow', failures.length]);
keepResult('start', {
  title: 'The first seconds on the slow phone',
  about: `Seed ${SEED}.`,
  columns: ['what', 'found'],
  rows,
  settings: ['RUNS', 'TAPS', 'SEED', 'VISITS_AT_ONCE'],
});
await browser.close();
servers.forEach((server) => server.close());
process.exit(failures.length === 0 ? 0 : 1);
