import { seeded } from './processes';
import { createPostgresDatabase, type DatabaseKind } from './testDatabase';

let made = 0;

/**
 * The environment of a new database; the embedded one has the sample data, which is put in once only.
 * @param inFolder The temporary folder of the test file.
 */
export const newDatabase = async (
  kind: DatabaseKind,
  inFolder: (name: string) => string,
): Promise<Record<string, string>> =>
  kind === 'PGlite'
    ? { API_DATA: await seeded(inFolder(`data${(made += 1)}`)) }
    : { DATABASE_URL: await createPostgresDatabase() };
