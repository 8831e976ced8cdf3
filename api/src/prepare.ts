import { PGlite } from '@electric-sql/pglite';
import { applyMissingMigrations } from './database/migrate';
import { overPglite } from './database/pglite';

/** An empty database with the tables, as the archive that PGlite loads. */
export async function emptyDatabase() {
  const client = await PGlite.create();
  const database = overPglite(client, {}, () => client.close());
  await database.exclusively(applyMissingMigrations);
  const archive = await client.dumpDataDir('gzip');
  await database.close();
  return Buffer.from(await archive.arrayBuffer());
}
