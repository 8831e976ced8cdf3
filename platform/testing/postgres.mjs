// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.mjs';
import { spawnWatched } from './spawnWatched.mjs';

const DEBIAN = '/usr/lib/postgresql';
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // A kill of the process loses nothing by it; only the machine's power could.
  'fsync=off',
  'max_connections=100',
];

/** Folder of PostgreSQL's programs, preferably of version 15; undefined where it is not installed. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  return ['15', ...versions]
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. @returns {{ uid?: number, gid?: number }} */
function user() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer */

/**
 * A PostgreSQL server of its own in a temporary folder, on the loopback address, with one database.
 * @param {{ name?: string, owner?: string, password?: string }} [database] Without a password everybody is let in.
 */
export async function startPostgres({ name = 'postgres', owner = 'postgres', password = '' } = {}) {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'venue-postgres-'));
  const run = { ...user(), cwd: folder };
  await writeFile(path.join(folder, 'password'), password);
  if (run.uid !== undefined && run.gid !== undefined)
    for (const file of [folder, path.join(folder, 'password')]) await chown(file, run.uid, run.gid);
  const program = (/** @type {string} */ command) => path.join(programs, command);
  const data = path.join(folder, 'data');
  const access = password ? ['-A', 'scram-sha-256', `--pwfile=${folder}/password`] : ['-A', 'trust'];
  const initialise = ['-D', data, '-U', owner, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), initialise, { ...run, stdio: 'ignore' });
  const port = await freePort();
  const here = ['-h', '127.0.0.1', '-p', String(port)];
  /** @type {Awaited<ReturnType<typeof spawnWatched>>} */
  let server;
  const start = async () => {
    const settings = SETTINGS.flatMap((each) => ['-c', each]);
    server = await spawnWatched(program('postgres'), ['-D', data, '-p', String(port), ...settings], run);
    while (spawnSync(program('pg_isready'), here).status !== 0) await pause(50);
  };
  await start();
  if (name !== 'postgres')
    execFileSync(program('createdb'), [...here, '-U', owner, name], {
      ...run,
      env: { PGPASSWORD: password },
      stdio: 'ignore',
    });
  return {
    port,
    url: `postgres://${owner}@127.0.0.1:${port}/${name}`,
    /** Ends it as a power switch would, for the processes at least. */
    kill: () => server.end('SIGKILL'),
    start: async () => {
      // The processes that a kill has left notice within a moment; until then their memory can't be used again.
      await pause(500);
      await start();
    },
    stop: async () => {
      await server.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
