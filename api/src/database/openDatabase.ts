import { ExpectedError } from '../settings/expectedError';
import type { Settings } from '../settings/settings';
import type { DatabaseOptions, OpenDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens the database of the settings and applies the migrations it lacks. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  if (!databaseUrl) return migrated(await openPglite(dataFolder, options));
  const { host } = new URL(databaseUrl);
  try {
    return await migrated(await openPostgres(databaseUrl, options));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`The database at ${host} can't be used: ${reason || 'no answer'}.`);
  }
}

async function migrated(database: OpenDatabase) {
  try {
    await database.exclusively(async () => undefined);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
