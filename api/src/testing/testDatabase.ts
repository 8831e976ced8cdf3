import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from '../database/database';
import { applyMissingMigrations } from '../database/migrate';
import { overPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { preparedDatabase } from '../database/preparedDatabase';

export type DatabaseKind = OpenDatabase['kind'];

const ALL: readonly DatabaseKind[] = ['PGlite', 'PostgreSQL'];

/** PostgreSQL among them where it is installed; the run says so where it is not. */
export const DATABASES = ALL.filter((kind) => kind === 'PGlite' || process.env.TEST_POSTGRES_URL);

/** The same tests on each database. On one that is missing they are counted as skipped. */
export function describeEach(title: string, define: (kind: DatabaseKind) => void) {
  for (const kind of ALL)
    (DATABASES.includes(kind) ? describe : describe.skip)(`${title}, on ${kind}`, () => define(kind));
}

/** A new database on the PostgreSQL server of the tests. */
export async function createPostgresDatabase(server = process.env.TEST_POSTGRES_URL ?? '') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, server).href;
}

async function openUnmigrated(kind: DatabaseKind, options: DatabaseOptions) {
  if (kind === 'PostgreSQL') return openPostgres(await createPostgresDatabase(), options);
  const client = await PGlite.create({ loadDataDir: preparedDatabase() });
  await client.exec(`set timezone = 'UTC'`);
  return overPglite(client, options, () => client.close());
}

/** An empty database with all tables. */
export async function openTestDatabase(kind: DatabaseKind, options: DatabaseOptions = {}) {
  const database = await openUnmigrated(kind, options);
  await database.exclusively(applyMissingMigrations);
  return database;
}
