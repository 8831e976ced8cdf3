import type { OpenDatabase } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { withSecretFiles } from '../settings/secretFiles';
import { readSettings, type Settings } from '../settings/settings';

/** Runs work on the database of the settings. A command needs no origins, in production either. */
export async function withDatabase<Value>(
  work: (database: OpenDatabase, settings: Settings) => Promise<Value>,
) {
  const settings = readSettings({ CORS_ORIGINS: 'http://localhost', ...withSecretFiles(process.env) });
  const database = await openDatabase(settings);
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
