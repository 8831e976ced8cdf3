import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { isObject } from '@venue/shared/types';
import { BACKUP_FORMAT, BACKUP_TABLES, type BackupTable, createChecksum } from '../database/backupFormat';
import { exportRows } from '../database/exportRows';
import { importRows } from '../database/importRows';
import { ExpectedError } from '../settings/expectedError';
import { type Command, needed } from './runCommand';
import { withDatabase } from './withDatabase';

async function* valuesIn(path: string): AsyncGenerator<unknown> {
  const file = await open(path);
  try {
    for await (const line of file.readLines()) yield JSON.parse(line) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ExpectedError(`${path} is no backup, or was cut off.`);
    throw error;
  } finally {
    await file.close();
  }
}

const isRow = (value: unknown): value is [BackupTable, string] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value[0] in BACKUP_TABLES &&
  typeof value[1] === 'string';

/** Reads a backup to its end and checks it before anything is replaced. @returns Its checksum. */
async function checkBackup(path: string) {
  const counted = { format: undefined as unknown, checksum: undefined as unknown };
  const checksum = createChecksum();
  const tables = Object.keys(BACKUP_TABLES);
  let next = 0;
  const reach = (table?: string) => {
    const end = table === undefined ? tables.length : tables.indexOf(table) + 1;
    for (; next < end; next += 1) checksum.add(tables[next] ?? '');
  };
  for await (const value of valuesIn(path)) {
    if (isRow(value)) {
      reach(value[0]);
      checksum.add(value[1]);
    } else if (isObject(value)) Object.assign(counted, value);
  }
  reach();
  if (counted.format !== BACKUP_FORMAT)
    throw new ExpectedError(`${path} is no backup that this version can read.`);
  if (counted.checksum !== checksum.value())
    throw new ExpectedError(
      `${path} is damaged or was cut off: its checksum is another. Nothing was changed.`,
    );
  return counted.checksum;
}

async function* rowsIn(path: string) {
  for await (const value of valuesIn(path)) if (isRow(value)) yield { table: value[0], line: value[1] };
}

export const restore: Command = {
  help: `
Replaces everything in the database by a backup, made on either database, or changes nothing. Everybody has to sign in
again. Stop the server first.

  npm run -w api restore -- --from venue.backup --replace`,
  options: { from: { type: 'string' }, replace: { type: 'boolean' } },
  async run(values) {
    const from = needed(values, 'from');
    if (!existsSync(from)) throw new ExpectedError(`There is no file ${from}.`);
    if (!values.replace)
      throw new ExpectedError('Everything in the database is replaced: say so with --replace.');
    const expected = await checkBackup(from);
    await withDatabase(async ({ db, exclusively }) => {
      await exclusively((exclusive) => importRows(exclusive, rowsIn(from)));
      const { rows, checksum } = await exportRows(db, () => undefined);
      if (checksum !== expected) throw new Error('The restored data differs from the backup.');
      console.log(`${rows} rows, checksum ${checksum}`);
    });
  },
};
