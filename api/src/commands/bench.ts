import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { API_FOLDER } from '../apiFolder';
import { startSession } from '../auth/sessions';
import { users } from '../auth/userTables';
import { measureCalls } from '../bench/measureCalls';
import { openDatabase } from '../database/openDatabase';
import { prepareDatabase } from '../server/prepareDatabase';
import { startServer } from '../server/startServer';
import { readSettings, type Settings } from '../settings/settings';
import type { Command } from './runCommand';

const SIZES = [1_000, 10_000, 100_000];

const LIST_FIELDS = 'id date time guests status name phone email tableNumber specialRequests createdAt';
const QUERIES = {
  events: '{ events { id title date time description image price capacity status } }',
  stalls: '{ stalls { id name images { id url alt } amenities menuHighlights { id name price } status } }',
  'reservations (10)': `{ reservations(limit: 10) { ${LIST_FIELDS} } }`,
  createReservation:
    'mutation { createReservation(input: {date: "2030-01-01", time: "19:00", guests: 2, name: "A", phone: "1"}) { id } }',
};

/** Milliseconds from the start of the process to the first request that it answers. */
async function startToReady(environment: Record<string, string>) {
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(API_FOLDER, 'dist/server.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
  });
  let output = '';
  const ready = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('"listening"')) resolve(performance.now() - start);
    });
    child.once('exit', () => resolve(NaN));
  });
  const ms = await ready;
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return Math.round(ms);
}

/** Measures each call at 8 connections; then the list of reservations as it grows. */
async function measure(settings: Settings) {
  const prepared = await prepareDatabase(settings);
  await prepared.close();
  let statements = 0;
  const database = await openDatabase(settings, { onStatement: () => void (statements += 1) });
  const server = await startServer(database, settings, () => undefined);
  try {
    const admin = (await database.db.select().from(users)).find(({ role }) => role === 'admin');
    const token = await startSession(database.db, admin?.id ?? 0);
    const run = (query: string, seconds: number, connections: number) =>
      measureCalls({ url: server.url, token, query, seconds, connections, statements: () => statements });
    for (const [name, query] of Object.entries(QUERIES)) console.log(`  ${name}: ${await run(query, 4, 8)}`);
    for (const size of SIZES) {
      await database.db.execute(
        sql`insert into reservations (date, time, guests, status, name, phone)
          select '2030-01-01', '19:00', 2, 'pending', 'Guest ' || n, '+254 700'
          from generate_series(1, ${size}::integer - (select count(*)::integer from reservations)) n`,
      );
      const [last] = [`RES-${Math.floor(size * 0.9)}`];
      const all = await run(`{ reservations { ${LIST_FIELDS} } }`, 3, 1);
      const page = await run(`{ reservations(limit: 50, after: "${last}") { ${LIST_FIELDS} } }`, 2, 1);
      console.log(`  ${size} reservations: all ${all}\n    a page of 50 near the end ${page}`);
    }
  } finally {
    await server.stop();
  }
}

export const bench: Command = {
  help: `
Measures requests a second, p99, statements for each request, the cost of a growing list, and the start, on an embedded
database in a temporary folder; with BENCH_DATABASE_URL on that PostgreSQL database too, whose contents are replaced.

  npm run -w api bench`,
  options: {},
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), 'venue-bench-'));
    const { BENCH_DATABASE_URL: url } = process.env;
    const common = { REQUESTS_PER_MINUTE: '10000000', PORT: '0' };
    try {
      const embedded = { ...common, API_DATA: folder };
      console.log(
        `PGlite: first start to ready ${await startToReady(embedded)} ms, later ones ${await startToReady(embedded)} ms`,
      );
      await measure(readSettings(embedded));
      if (!url) return;
      const postgres = { ...common, DATABASE_URL: url };
      console.log(
        `PostgreSQL: first start to ready ${await startToReady(postgres)} ms, later ones ${await startToReady(postgres)} ms`,
      );
      await measure(readSettings(postgres));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
