import { keepResult } from '@venue/platform/measurements/keepResult';
import { serveTarget } from '@venue/platform/server/serveTarget';
import { randomVisit } from './randomVisit.mjs';
import { launch, median, NETWORK, SAVING_NETWORK, SITE } from './slowPhone.mjs';
import { tapEarly } from './watchTaps.mjs';

/**
 * What happens to a visitor of a slow phone who does not wait for the script: taps, typing and scrolling before, during
 * and after the start. Nothing may be lost, doubled or moved. RUNS repeats one tap at given times, TAPS and SEED choose
 * the random taps and keystrokes, half of them on each of two networks.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const TAPS = Number(process.env.TAPS ?? 1000);
const SEED = Number(process.env.SEED ?? 1);
/** Visits share the machine, which makes each of them slower still. */
const VISITS_AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 1);
const NETWORKS = { '1.6 Mbps, 150 ms': NETWORK, '400 kbps, 400 ms, data saved': SAVING_NETWORK };
/** What a visitor takes for at once; a tenth more on a busy machine counts as well. */
const QUICK_MS = 100;
const TOLERATED_MS = 110;

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
  const found = [
    [`${name}: random taps, keystrokes`, `${taps.length}, ${keystrokes}`],
    [`${name}: visits, left at once`, `${visit}, ${leavings.length}`],
    [
      `${name}: answered by the page within ${QUICK_MS} ms, ${TOLERATED_MS} ms`,
      `${share(QUICK_MS)}, ${share(TOLERATED_MS)}`,
    ],
    [`${name}: answered by the page, median`, `${median(times).toFixed(0)} ms`],
  ];
  for (const row of found) console.log(row.join('   '));
  rows.push(...found);
}

console.log(`First seconds on a slow phone, ${RUNS} runs of each scene, seed ${SEED}`);
for (const [name, network] of Object.entries(NETWORKS))
  for (const seconds of [0.5, 1, 2, 3]) {
    const taps = [];
    for (let run = 0; run < RUNS; run += 1) taps.push(await tapAt(seconds, network));
    rows.push([
      `${name}: a tap ${seconds} s after the first paint, answered after`,
      `${median(taps).toFixed(0)} ms`,
    ]);
    console.log(rows.at(-1).join('   '));
  }
for (const [index, [name, network]] of Object.entries(NETWORKS).entries())
  await randomVisits(name, network, TAPS / 2, SEED * 10_000 + index * 5000);
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
