import { existsSync } from 'node:fs';
import { checkBackup, rowsIn } from '../database/backupFile';
import { importRows } from '../database/importRows';
import { ownMigrations } from '../database/ownMigrations';
import { ExpectedError } from '../settings/expectedError';
import { type Command, needed } from './runCommand';
import { withUnmigrated } from './withDatabase';

export const restore: Command = {
  help: `
Replaces everything in the database, its schema too, by a backup made on either database, or changes nothing. A backup of
an earlier version is brought up to this one's schema; to go back to that version, restore with that version. Everybody
has to sign in again. Stop the server first.

  npm run -w api restore -- --from venue.backup --replace`,
  options: { from: { type: 'string' }, replace: { type: 'boolean' } },
  async run(values) {
    const from = needed(values, 'from');
    if (!existsSync(from)) throw new ExpectedError(`There is no file ${from}.`);
    if (!values.replace)
      throw new ExpectedError('Everything in the database is replaced: say so with --replace.');
    const own = ownMigrations();
    const { header, checksum } = await checkBackup(from, own);
    await withUnmigrated(async ({ exclusively, isUsedByOthers }) => {
      if (await isUsedByOthers())
        throw new ExpectedError('A server or another command uses the database. Stop it first.');
      await exclusively(async (db) => {
        const rows = await importRows(db, { header, checksum, rows: rowsIn(from) }, own);
        console.log(`${rows} rows, checksum ${checksum}`);
      });
    });
  },
};
