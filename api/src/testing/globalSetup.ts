import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPostgres, startPostgres } from './postgresCluster';

const API = path.resolve(__dirname, '../..');

/** Builds what tests start as a process, and starts the PostgreSQL server that they share. */
export default async function setUp() {
  execFileSync(process.execPath, [path.join(API, 'build.mjs')], { stdio: 'inherit' });
  const programs = findPostgres();
  if (!programs) {
    console.warn(
      'PostgreSQL is missing, so the tests of the API run on PGlite only. Install it: apt-get install postgresql-15.',
    );
    return;
  }
  const cluster = await startPostgres(programs);
  process.env.TEST_POSTGRES_PROGRAMS = programs;
  process.env.TEST_POSTGRES_URL = cluster.url;
  Object.assign(globalThis, { stopTestPostgres: cluster.stop });
}
