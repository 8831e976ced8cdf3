import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.mjs';
import { spawnWatched } from '../spawnWatched.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs; undefined where it is not installed. */
export const postgresPrograms = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));

/** PostgreSQL refuses to run as root. */
function user() {
  if (process.getuid?.() !== 0) return {};
  const id = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/**
 * PostgreSQL as the compose file's image sets it up: one user, one database, a password.
 * @param {{ name: string, owner: string, password: string }} database
 */
export async function startPostgres({ name, owner, password }) {
  const programs = postgresPrograms();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stack-postgres-'));
  const data = path.join(folder, 'data');
  const run = { ...user(), cwd: folder };
  await writeFile(path.join(folder, 'password'), password);
  if (run.uid !== undefined)
    for (const file of [folder, path.join(folder, 'password')]) await chown(file, run.uid, run.gid);
  const program = (command) => path.join(programs, command);
  const initialise = [
    '-D',
    data,
    '-U',
    owner,
    '-A',
    'scram-sha-256',
    `--pwfile=${folder}/password`,
    '--no-sync',
  ];
  execFileSync(program('initdb'), initialise, { ...run, stdio: 'ignore' });
  const port = await freePort();
  let server;
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((each) => [
      '-c',
      each,
    ]);
    server = await spawnWatched(program('postgres'), ['-D', data, '-p', String(port), ...settings], run);
    while (!(await accepts(port))) await pause(50);
  };
  await start();
  // It may still be recovering when it first accepts.
  for (let attempt = 0; ; attempt += 1)
    try {
      execFileSync(program('createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', owner, name], {
        ...run,
        env: { PGPASSWORD: password },
        stdio: 'ignore',
      });
      break;
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(200);
    }
  return {
    port,
    start: async () => {
      // The processes that a kill has left notice within a moment; until then their memory can't be used again.
      await pause(500);
      await start();
    },
    kill: () => server.end('SIGKILL'),
    stop: async () => {
      await server.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
