import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

/** What was called, and how it went. */
type Row = [what: string, took: string];

/** Measures each call at 8 connections; then the list of reservations as it grows. */
async function measure(settings: Settings): Promise<Row[]> {
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
    const rows: Row[] = [];
    const note = (name: string, took: string) => {
      console.log(`  ${name}: ${took}`);
      rows.push([name, took]);
    };
    for (const [name, query] of Object.entries(QUERIES)) note(name, await run(query, 4, 8));
    for (const size of SIZES) {
      await database.db.execute(
        sql`insert into reservations (date, time, guests, status, name, phone)
          select '2030-01-01', '19:00', 2, 'pending', 'Guest ' || n, '+254 700'
          from generate_series(1, ${size}::integer - (select count(*)::integer from reservations)) n`,
      );
      const [last] = [`RES-${Math.floor(size * 0.9)}`];
      note(`${size} reservations, all`, await run(`{ reservations { ${LIST_FIELDS} } }`, 3, 1));
      const page = `{ reservations(limit: 50, after: "${last}") { ${LIST_FIELDS} } }`;
      note(`${size} reservations, a page of 50 near the end`, await run(page, 2, 1));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

export const bench: Command = {
  help: `
Measures requests a second, p99, statements for each request, the cost of a growing list, and the start, on an embedded
database in a temporary folder; with BENCH_DATABASE_URL on that PostgreSQL database too, whose contents are replaced.

  npm run -w api bench
  node command.mjs bench --to FILE    writes what it has measured as JSON`,
  options: { to: { type: 'string' } },
  async run({ to }) {
    const folder = await mkdtemp(path.join(tmpdir(), 'venue-bench-'));
    const { BENCH_DATABASE_URL: url } = process.env;
    const common = { REQUESTS_PER_MINUTE: '10000000', PORT: '0' };
    try {
      const embedded = { ...common, API_DATA: folder };
      const databases = { PGlite: embedded, ...(url && { PostgreSQL: { ...common, DATABASE_URL: url } }) };
      const columns: Row[][] = [];
      for (const [name, environment] of Object.entries(databases)) {
        console.log(name);
        const starts = `${await startToReady(environment)} ms, ${await startToReady(environment)} ms`;
        console.log(`  from start to ready, at first and later: ${starts}`);
        const rows = await measure(readSettings(environment));
        columns.push([['from start to ready, at first and later', starts], ...rows]);
      }
      const rows = (columns[0] ?? []).map(([what], row) => [
        what,
        ...columns.map((measured) => measured[row]?.[1] ?? ''),
      ]);
      if (typeof to === 'string')
        await writeFile(to, JSON.stringify({ columns: ['what', ...Object.keys(databases)], rows }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
