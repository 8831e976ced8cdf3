import type { OpenDatabase } from '../database/database';
import { hasTable } from '../database/migrate';
import { openDatabase, openUnmigrated } from '../database/openDatabase';
import { ExpectedError } from '../settings/expectedError';
import { withSecretFiles } from '../settings/secretFiles';
import { readSettings, type Settings } from '../settings/settings';

type Work<Value> = (database: OpenDatabase, settings: Settings) => Promise<Value>;

/** The settings of a command. It needs no origins, in production either. */
export const commandSettings = () =>
  readSettings({ CORS_ORIGINS: 'http://localhost', ...withSecretFiles(process.env) });

async function run<Value>(open: typeof openDatabase, work: Work<Value>) {
  const settings = commandSettings();
  const database = await open(settings);
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/** Runs work on the database of the settings, once it has all migrations. */
export const withDatabase = <Value>(work: Work<Value>) => run(openDatabase, work);

/** Runs work on the database of the settings as it is. */
export const withUnmigrated = <Value>(work: Work<Value>) => run(openUnmigrated, work);

/** Runs work that only reads on the database of the settings, and leaves its tables as the running server needs them. */
export const withPresentTables = <Value>(work: Work<Value>) =>
  withUnmigrated(async (database, settings) => {
    if (!(await hasTable(database.db, 'users')))
      throw new ExpectedError('The database has no tables yet: run "npm run -w api migrate".');
    return work(database, settings);
  });
