// How the services of the compose file answer under load: pages and scripts, and the API behind them, both at once and at a fixed
// rate. `SECONDS=300 node e2e/performance/benchServers.mjs`; it needs a Docker Engine.
import { readFileSync } from 'node:fs';
import { hasDocker, openContainers } from '@venue/platform/testing/docker';
import { keepResult } from '@venue/platform/measurements/keepResult';
import autocannon from 'autocannon';

const SECONDS = Number(process.env.SECONDS ?? 300);
const PAGES_PER_SECOND = 200;
const CALLS_PER_SECOND = 50;
const PAGES = ['/', '/menu', '/stalls/fish-corner', '/reservations', '/events', '/contact'];
/** Limits count by address; calls come from as many as a busy evening has. */
const ADDRESSES = Array.from({ length: 50 }, (_, index) => `203.0.113.${index + 1}`);

/** The document of the console's list of events, since the API answers no other texts. */
const eventsDocument = JSON.parse(
  readFileSync(new URL('../../shared/src/graphql/documents.json', import.meta.url), 'utf8'),
).find((text) => text.startsWith('query events'));

/** The services in containers, from the images of this checkout. */
async function startContainers() {
  const containers = await openContainers();
  await containers.compose('--profile', '*', 'build');
  await containers.compose('run', '--rm', 'deploy');
  await containers.compose('up', '--detach', '--wait');
  return { origin: containers.origin, stop: containers.close };
}

/** What a phone asks for with these pages: the page itself, and the scripts that it names. */
async function visitedFiles(origin) {
  const files = new Set(PAGES);
  for (const page of PAGES) {
    const html = await (await fetch(origin + page)).text();
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]+\.js)"/g))
      files.add(new URL(address, origin).pathname);
  }
  return [...files];
}

const load = (options) => autocannon({ duration: SECONDS, timeout: 10, connections: 20, ...options });

const row = (name, { requests, latency, non2xx, errors, timeouts, statusCodeStats }) => ({
  what: name,
  'requests/s': Math.round(requests.average),
  'p50 ms': latency.p50,
  'p97.5 ms': latency.p97_5,
  'p99 ms': latency.p99,
  'max ms': latency.max,
  'not 200': non2xx,
  failed: errors + timeouts,
  statuses: JSON.stringify(
    Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])),
  ),
});

if (!hasDocker()) throw new Error('It needs a Docker Engine.');
const stack = await startContainers();
try {
  const files = await visitedFiles(stack.origin);
  const query = eventsDocument;
  const url = stack.origin.replace('localhost', '127.0.0.1');
  const [pages, calls] = await Promise.all([
    load({
      url,
      overallRate: PAGES_PER_SECOND,
      requests: files.map((file) => ({
        path: file,
        headers: { 'accept-encoding': 'br', host: 'localhost' },
      })),
    }),
    load({
      url,
      overallRate: CALLS_PER_SECOND,
      connections: 10,
      requests: ADDRESSES.map((address) => ({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ operationName: 'events', query, variables: {} }),
      })),
    }),
  ]);
  console.log(`${SECONDS} seconds, ${files.length} pages and scripts`);
  const table = [row('pages and scripts', pages), row('API: events', calls)];
  console.table(table);
  const shown = Object.keys(table[0]).filter((name) => name !== 'statuses');
  keepResult('servers', {
    title: 'The services under load',
    about: `${SECONDS} seconds, both at once, in containers.`,
    columns: shown,
    rows: table.map((cells) => shown.map((name) => cells[name])),
    settings: ['SECONDS'],
  });
  process.exitCode = [pages, calls].some(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts > 0)
    ? 1
    : 0;
} finally {
  await stack.stop();
}
