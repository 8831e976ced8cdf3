import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms, startPostgres } from '@venue/platform/testing/postgres';

/** Said before the tests and after them, where it is read. */
const MISSING =
  'PostgreSQL is missing, so the tests that need it are skipped. The development container has it.';

/** The tests on PostgreSQL are among those that run when everything is tested. */
const hasLongTests = Boolean(process.env.TEST_ALL);

const API = path.resolve(__dirname, '../..');

/** A folder of the embedded database with the sample data and the test accounts, which tests copy. */
async function prepareFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'venue-pglite-'));
  const env = { PATH: process.env.PATH, API_DATA: folder };
  await promisify(execFile)(process.execPath, [path.join(API, 'dist/command.js'), 'seed'], { env });
  return folder;
}

async function startSharedPostgres() {
  if (!hasLongTests || !postgresPrograms()) return undefined;
  const cluster = await startPostgres();
  process.env.TEST_POSTGRES_URL = cluster.url;
  return cluster;
}

/** Builds what tests start as a process, and prepares the databases that they share. */
export default async function setUp() {
  execFileSync(process.execPath, [path.join(API, 'build.mjs')], { stdio: 'inherit' });
  const [cluster, folder] = await Promise.all([startSharedPostgres(), prepareFolder()]);
  if (hasLongTests && !cluster) console.warn(MISSING);
  process.env.TEST_PGLITE_FOLDER = folder;
  Object.assign(globalThis, {
    async stopTestDatabases() {
      if (hasLongTests && !cluster) console.warn(MISSING);
      await cluster?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
