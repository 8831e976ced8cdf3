import { sql } from 'drizzle-orm';
import { ExpectedError } from '../settings/expectedError';
import type { Settings } from '../settings/settings';
import type { DatabaseOptions, OpenDatabase } from './database';
import { applyMissingMigrations } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

type Where = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/** Opens a database and does what comes first; closes it again where that fails. */
async function opened(opening: Promise<OpenDatabase>, first: (database: OpenDatabase) => Promise<unknown>) {
  const database = await opening;
  try {
    await first(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(
  { databaseUrl, dataFolder }: Where,
  options: DatabaseOptions,
  first: (database: OpenDatabase) => Promise<unknown>,
): Promise<OpenDatabase> {
  if (!databaseUrl) return opened(openPglite(dataFolder, options), first);
  try {
    return await opened(openPostgres(databaseUrl, options), first);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { host } = new URL(databaseUrl);
    throw new ExpectedError(`The database at ${host} can't be used: ${reason || 'no answer'}.`);
  }
}

/** Opens the database of the settings as it is. */
export const openUnmigrated = (where: Where, options: DatabaseOptions = {}) =>
  open(where, options, ({ db }) => db.execute(sql`select 1`));

/** Opens the database of the settings and applies the migrations it lacks. */
export const openDatabase = (where: Where, options: DatabaseOptions = {}) =>
  open(where, options, ({ exclusively }) => exclusively(applyMissingMigrations));
