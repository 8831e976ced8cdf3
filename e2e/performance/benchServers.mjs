// How the server of the site answers under load, on one core where `taskset` is: as many pages as it can, and pages and scripts at a fixed
// rate. `SECONDS=60 node e2e/performance/benchServers.mjs`
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '@venue/platform/testing/freePort';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { placeOf } from '@venue/platform/releases/place';
import { fillStore } from '@venue/platform/server/serveTarget';

const SECONDS = Number(process.env.SECONDS ?? 60);
const PER_SECOND = 200;
const PAGES = ['/', '/menu', '/stalls/fish-corner', '/reservations', '/events', '/contact'];
const TARGET = 'spare';
const SERVE = fileURLToPath(import.meta.resolve('@venue/platform/commands/serve'));

/** Starts the server in a process of its own, on a core of its own where that can be said. */
async function startServer() {
  await fillStore(TARGET);
  const port = await freePort();
  const env = { ...process.env, STORE: placeOf({ target: TARGET }).store.folder, PORT: String(port) };
  const node = [process.execPath, SERVE];
  const [command, ...args] =
    spawnSync('taskset', ['-V']).status === 0 ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { origin: `http://127.0.0.1:${port}`, child };
}

/** What a phone asks for with these pages: the page itself, and the scripts that it names. */
async function visitedFiles(origin) {
  const files = new Set(PAGES);
  for (const page of PAGES) {
    const html = await (await fetch(origin + page)).text();
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]+\.js)"/g)) files.add(address);
  }
  return [...files];
}

const requestsOf = (files) => files.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }));
const load = (url, files, options) =>
  autocannon({
    url,
    duration: SECONDS,
    timeout: 10,
    connections: 20,
    requests: requestsOf(files),
    ...options,
  });

/** The memory of a process that is held, in MB (Linux). */
const memoryOf = ({ pid }) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const { origin, child } = await startServer();
try {
  const files = await visitedFiles(origin);
  // Pages are compressed better once there is time.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  const results = {
    'pages, as many as it can': await load(origin, PAGES),
    [`pages and scripts, ${PER_SECOND} a second`]: await load(origin, files, { overallRate: PER_SECOND }),
  };
  const rows = Object.entries(results).map(([what, { requests, latency, non2xx, errors, timeouts }]) => [
    what,
    Math.round(requests.average),
    latency.p50,
    latency.p99,
    non2xx + errors + timeouts,
    memoryOf(child),
  ]);
  const columns = ['what', 'requests/s', 'p50 ms', 'p99 ms', 'failed', 'memory MB'];
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))));
  keepResult('servers', {
    title: 'The server under load',
    about: `${SECONDS} seconds each, on one core.`,
    columns,
    rows,
    settings: ['SECONDS'],
  });
  process.exitCode = rows.some(([, , , , failed]) => failed > 0) ? 1 : 0;
} finally {
  child.kill('SIGTERM');
}
