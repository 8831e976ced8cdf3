import { keepResult } from '@venue/shared/tooling/measurements/keepResult';
import { serveTarget } from '@venue/shared/tooling/hosting/serveTarget';
import { benchTable } from './benchTable.mjs';
import { searchConsole } from './consoleSearch.mjs';
import { largestPaint, load } from './loads.mjs';
import { interact, navigate, SETTLED_MS } from './moves.mjs';
import { serveOneBundle } from './one-bundle/serveOneBundle.mjs';
import { CPU_SLOWDOWN, launch, median, NETWORK } from './slowPhone.mjs';
import { serveStaticTwin } from './staticTwin.mjs';
import { tapEarly } from './watchTaps.mjs';

/**
 * The site on the agreed slow phone, beside its own pages without any script (static twin) and beside the same application
 * built without federation (one bundle). One table, and a result for `npm run measure` of each part. RUNS repeats everything;
 * PARTS chooses of loads, paints (quick loads, for many runs), taps, navigation, interactions, console; PAGES are those to
 * load.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const PARTS = (process.env.PARTS ?? 'loads,taps,navigation,interactions,console').split(',');
const PAGES = (process.env.PAGES ?? '/,/menu,/stalls/fish-corner,/reservations').split(',');
const MOVES = [
  ['/', '/stalls'],
  ['/', '/menu'],
  ['/stalls', '/stalls/fish-corner'],
];

const servers = await serveTarget('test');
const twin = await serveStaticTwin();
const oneBundle = await serveOneBundle();
const SITES = [
  { name: 'site', origin: 'http://localhost:3100', hasScripts: true },
  { name: 'static twin', origin: twin.origin, hasScripts: false },
  { name: 'one bundle', origin: oneBundle.origin, hasScripts: true },
];
const browser = await launch();
const table = benchTable(SITES.map(({ name }) => name));

const measureLoads = async (site, note) => {
  for (const address of PAGES) {
    const { cold, warm } = await load(browser, site, address);
    note(`${address} cold`, cold);
    note(`${address} warm`, warm);
  }
};
const measurePaints = async (site, note) => {
  for (const address of PAGES) note(`${address} painted`, await largestPaint(browser, site, address));
};
/** What only a page with its application answers. */
const MEASURES = {
  taps: async ({ origin }, note) => {
    const { answeredAfter, quantities } = await tapEarly(browser, origin, 0.5);
    note('tap 0.5 s after the first paint', {
      'answered ms': answeredAfter,
      'in the cart': quantities[0] ?? 0,
    });
  },
  navigation: async ({ origin }, note) => {
    for (const [from, to] of MOVES)
      note(`${from} → ${to}`, { 'heading ms': await navigate(browser, origin, from, to) });
  },
  interactions: async ({ origin }, note) => {
    for (const address of ['/', '/menu'])
      for (const [when, wait] of [
        ['at once', 0],
        ['later', SETTLED_MS],
      ])
        note(`${address}, ${when} after the start, ms`, await interact(browser, origin, address, wait));
  },
  console: async ({ origin }, note) => {
    const took = await searchConsole(browser, origin);
    note('search of 10,000 reservations, a first key until', {
      'all rows, ms': median(took),
    });
  },
};

// Interleaved, so that other load on the machine hits everything alike.
for (let run = 0; run < RUNS; run += 1) {
  const inTurn = async (sites, measure) => {
    for (const site of sites) await measure(site, (row, values) => table.note(row, site.name, values));
  };
  if (PARTS.includes('loads')) await inTurn(SITES, measureLoads);
  if (PARTS.includes('paints')) await inTurn(SITES, measurePaints);
  for (const [part, measure] of Object.entries(MEASURES))
    if (PARTS.includes(part))
      await inTurn(
        SITES.filter(({ hasScripts }) => hasScripts),
        measure,
      );
}
await browser.close();
for (const server of [...servers, twin, oneBundle]) server.close();

console.log(`Medians of ${RUNS}, ${JSON.stringify(NETWORK)}, CPU ${CPU_SLOWDOWN}x slower`);
console.log(table.print());
/** For each part, its title, the rows that the measurements have, and what of their names they leave out. */
const RESULTS = {
  loads: ['Loads on the slow phone', /cold: (largest|total|started|transferred)/, ' cold'],
  paints: ['Largest paints', /painted: largest/, ' painted'],
  taps: ['A tap before the application', /^tap/, ''],
  navigation: ['From a link to the next heading', / → /, ': heading ms'],
  interactions: ['From an input to the next paint', /after the start, ms/, ', ms'],
  console: ['A key in the search of 10,000 reservations', /^search/, ''],
};
for (const [part, [title, shown, leftOut]] of Object.entries(RESULTS)) {
  const rows = table.rows().filter(([what]) => shown.test(what));
  if (rows.length === 0) continue;
  keepResult(part, {
    title,
    about: `Medians of ${RUNS}.`,
    columns: ['what', ...SITES.map(({ name }) => name)],
    rows: rows.map(([what, ...cells]) => [what.replace(leftOut, ''), ...cells]),
    settings: ['RUNS', 'PARTS', 'PAGES'],
  });
}
process.exit(0);
