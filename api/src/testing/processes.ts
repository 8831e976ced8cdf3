import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_FOLDER } from '../apiFolder';

type Environment = Record<string, string>;

const END_WITH_PARENT = pathToFileURL(path.join(API_FOLDER, '../platform/processes/endWithParent.mjs')).href;
const DIST = path.join(API_FOLDER, 'dist');

/** Nothing of the person's own settings, so that a test can't touch a real database. */
const cleanEnvironment = (extra: Environment) => ({ PATH: process.env.PATH ?? '', ...extra });

/** Read once: while a command runs in this process, the environment is its own. */
const { TEST_PGLITE_FOLDER = '' } = process.env;

const running = new Set<ChildProcess>();

/** A folder that is removed after the tests of the file, with every process that still runs. */
export function temporaryFolder() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'venue-api-'));
  });
  afterAll(async () => {
    running.forEach((child) => child.kill('SIGKILL'));
    await rm(folder, { recursive: true, force: true });
  });
  return (...parts: string[]) => path.join(folder, ...parts);
}

/** Fills a folder with the sample data and the test accounts. @returns The folder. */
export async function seeded(folder: string) {
  await cp(TEST_PGLITE_FOLDER, folder, { recursive: true });
  return folder;
}

/** Starts the built server on a free port. It ends soon after the process of the tests, however that one ended. */
export async function startServerProcess(environment: Environment) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(DIST, 'server.js')], {
    env: cleanEnvironment({ PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  void ended.then(() => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  /** Waits until it has written this, or has ended. */
  const says = (wanted: string) =>
    new Promise<void>((resolve) => {
      const look = () => output.includes(wanted) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void ended.then(() => resolve());
      look();
    });
  await says('"url":"');
  return {
    url: /"url":"([^"]+)"/.exec(output)?.[1] ?? '',
    ended,
    output: () => output,
    says,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;
