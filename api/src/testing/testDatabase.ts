import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseOptions, OpenDatabase } from '../database/database';
import { applyMissingMigrations } from '../database/migrate';
import { overPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { preparedDatabase } from '../database/preparedDatabase';

export type DatabaseKind = OpenDatabase['kind'];

/** Read once: while a command runs in this process, the environment is its own. */
export const { TEST_POSTGRES_URL } = process.env;

/** The embedded database, but for the files that import `onPostgres` first. */
export const DATABASE = (process.env.TEST_DATABASE ?? 'PGlite') as DatabaseKind; // set by onPostgres alone

/** A new database on the PostgreSQL server of the tests. */
export async function createPostgresDatabase(server = TEST_POSTGRES_URL ?? '') {
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
