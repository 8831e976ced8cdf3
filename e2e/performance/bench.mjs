// README, npm run bench
import { serveTarget } from '@venue/platform/server/serveTarget';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { largestPaint, load } from './loads.mjs';
import { CPU_SLOWDOWN, launch, median, NETWORK, SITE } from './slowPhone.mjs';
import { serveStaticTwin } from './staticTwin.mjs';

/**
 * The site on the agreed slow phone, beside its own pages without any script (static twin). RUNS repeats everything; PARTS
 * chooses of loads and paints (quick loads, for many runs); PAGES are those to load.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = (process.env.PAGES ?? '/,/menu,/stalls/fish-corner,/reservations').split(',');
const PARTS = { loads: ['Loads on the slow phone', load], paints: ['Largest paints', largestPaint] };
const parts = (process.env.PARTS ?? 'loads').split(',');

const servers = await serveTarget('test');
const twin = await serveStaticTwin();
const SITES = { site: { origin: SITE, hasScripts: true }, 'static twin': { ...twin, hasScripts: false } };
const browser = await launch();

/** Values by part, row and site. */
const measured = {};
// Interleaved, so that other load on the machine hits everything alike.
for (let run = 0; run < RUNS; run += 1)
  for (const part of parts)
    for (const address of PAGES)
      for (const [name, site] of Object.entries(SITES))
        for (const [what, value] of Object.entries(await PARTS[part][1](browser, site, address))) {
          const row = ((measured[part] ??= {})[`${address}: ${what}`] ??= {});
          (row[name] ??= []).push(value);
        }
await browser.close();

const written = (value) => (value >= 10 ? value.toFixed(0) : value.toFixed(2));
console.log(`Medians of ${RUNS}, ${JSON.stringify(NETWORK)}, CPU ${CPU_SLOWDOWN}x slower`);
for (const part of parts) {
  const rows = Object.entries(measured[part]).map(([what, row]) => [
    what,
    ...Object.keys(SITES).map((name) => written(median(row[name]))),
  ]);
  for (const [what, ...cells] of rows)
    console.log(what.padEnd(50) + cells.map((cell) => cell.padStart(13)).join(''));
  keepResult(part, {
    title: PARTS[part][0],
    about: `Medians of ${RUNS}.`,
    columns: ['what', ...Object.keys(SITES)],
    rows,
    settings: ['RUNS', 'PARTS', 'PAGES'],
  });
}
for (const server of [...servers, twin]) server.close();
process.exit(0);
