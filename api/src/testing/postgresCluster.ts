import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const READY_MS = 20_000;

/** Ends the server when the process that started it is gone, however that one ended. */
const WATCHED = '"$@" & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server';

/** The folder of PostgreSQL's programs, preferably of version 15; undefined where it is not installed. */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  return ['15', ...versions]
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'postgres')));
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string) {
  const end = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A PostgreSQL server of its own in a temporary folder, on the loopback address. */
export async function startPostgres(programs: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'venue-postgres-'));
  const user = postgresUser();
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // A kill of the process loses nothing by it; only the machine's power could.
    'fsync=off',
    'max_connections=100',
  ];
  const args = [
    path.join(programs, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((each) => ['-c', each]),
  ];
  let watcher: ReturnType<typeof run>;

  function run() {
    const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', ...args], {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    return { child, ended: new Promise<void>((resolve) => void child.once('exit', () => resolve())) };
  }

  async function start() {
    watcher = run();
    await untilReady(url);
  }

  async function stop() {
    watcher.child.stdin.end();
    await watcher.ended;
  }

  await start();
  return {
    url,
    /** Ends the server as a power switch would, for the processes at least, and starts it again. */
    async killAndRestart() {
      const [id] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(id), 'SIGKILL');
      await stop();
      // Its other processes notice within a moment; until then their memory can't be used again.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await start();
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>;
