// README, npm run lighthouse
// What Lighthouse says of the pages on a phone. Other hosts are answered on this machine. RUNS repeats every page, PAGES chooses.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_ARGS } from '@venue/platform/testing/browser';
import { findBrowser } from '@venue/platform/testing/engines';
import { buildStale } from '@venue/platform/build/build';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { otherHostsArgs, serveOtherHosts } from '@venue/platform/testing/otherHosts';
import { ROOT } from '@venue/platform/ports';
import { run } from '@venue/platform/processes/runScript';
import { serveTarget } from '@venue/platform/server/serveTarget';
import { pictureOf } from './pictureOf.mjs';
import { median } from './slowPhone.mjs';

/** The last version for Node 20. npm fetches it when this runs, because nothing else needs its 200 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 3);
const PAGES = (process.env.PAGES ?? '/,/menu,/stalls/fish-corner,/reservations').split(',');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MUST_BE_100 = CATEGORIES.slice(1);
const REPORTS = path.join(ROOT, '.cache/lighthouse');

async function serve() {
  await buildStale();
  const servers = await serveTarget('test');
  return {
    origin: 'http://localhost:3100',
    stop: async () => servers.forEach((server) => server.close()),
  };
}

/** Lighthouse now and then finds no start of the navigation in a browser newer than itself, and asks for another run. */
const MOST_ATTEMPTS = 3;

async function visit(url, report, browserArgs) {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1)
    if (await runLighthouse(url, report, browserArgs)) return readReport(report);
  throw new Error(`Lighthouse failed at ${url}.`);
}

async function runLighthouse(url, report, browserArgs) {
  const flags = ['--headless=new', ...BROWSER_ARGS, ...browserArgs];
  return run(
    'npx',
    [
      ...[
        '--yes',
        '--prefer-offline',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        '--output=html',
        `--output-path=${report}`,
      ],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ')}`,
    ],
    { CHROME_PATH: await findBrowser() },
  );
}

const readReport = (report) => JSON.parse(readFileSync(`${report}.report.json`, 'utf8'));

const scoresOf = ({ categories }) => CATEGORIES.map((name) => Math.round(categories[name].score * 100));

/** The audits that count and are not perfect, with what Lighthouse says of them. */
const imperfect = ({ categories, audits }) =>
  CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${id} ${audits[id].score} ${audits[id].displayValue ?? audits[id].title}`),
  );

const site = await serve();
const others = await serveOtherHosts(pictureOf);
mkdirSync(REPORTS, { recursive: true });
let isBelow = false;
const speeds = [];
const rows = [];
try {
  console.log(`Median of ${RUNS}: ${CATEGORIES.join(', ')}`);
  for (const address of PAGES) {
    const results = [];
    for (let count = 0; count < RUNS; count += 1) {
      const name = `${address.slice(1).replaceAll('/', '-') || 'home'}-${count}`;
      results.push(await visit(site.origin + address, path.join(REPORTS, name), otherHostsArgs(others.port)));
    }
    speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
    const scores = CATEGORIES.map((_, index) => median(results.map((result) => scoresOf(result)[index])));
    rows.push([address, ...scores]);
    console.log(`${address.padEnd(24)} ${scores.join('  ')}`);
    for (const line of new Set(results.flatMap(imperfect))) console.log(`    ${line}`);
    isBelow ||= MUST_BE_100.some((name) => scores[CATEGORIES.indexOf(name)] < 100);
  }
  // Lighthouse slows this machine down to a quarter, however fast it is, so performance can only be read beside its speed.
  keepResult('lighthouse', {
    title: 'Lighthouse on a phone',
    about: `Medians of ${RUNS}. The benchmarkIndex of this machine is ${median(speeds)}.`,
    columns: ['page', ...CATEGORIES],
    rows,
    settings: ['RUNS', 'PAGES'],
  });
  console.log(`Speed of this machine as Lighthouse measures it (benchmarkIndex, median): ${median(speeds)}`);
} finally {
  others.close();
  await site.stop();
}
process.exit(isBelow ? 1 : 0);
