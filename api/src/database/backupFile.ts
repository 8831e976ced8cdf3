import { open } from 'node:fs/promises';
import { isObject } from '@venue/shared/types';
import { ExpectedError } from '../settings/expectedError';
import {
  type BackupHeader,
  type BackupRow,
  createChecksum,
  isBackupHeader,
  isBackupRow,
} from './backupFormat';
import type { Migration } from './ownMigrations';

/** Whether a nightly backup would be called so: by its day. */
export const isNightlyName = (name: string) => /^\d{4}-\d{2}-\d{2}$/.test(name);

async function* linesIn(path: string): AsyncGenerator<unknown> {
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

async function readHeader(path: string): Promise<BackupHeader> {
  const { value: header } = await linesIn(path).next();
  if (!isBackupHeader(header))
    throw new ExpectedError(`${path} is no backup that this version can read. Nothing was changed.`);
  return header;
}

/** Whether a backup has migrations that this version doesn't know, as after a rollback past one. */
export const isOfLaterSchema = ({ migrations }: BackupHeader, own: readonly Migration[]) =>
  migrations.some((hash, index) => own[index]?.hash !== hash);

/** The rows of a backup. */
export async function* rowsIn(path: string): AsyncGenerator<BackupRow> {
  for await (const line of linesIn(path)) if (isBackupRow(line)) yield line;
}

/**
 * Checks a backup before anything is replaced.
 * @param own The migrations of this version.
 * @throws ExpectedError with one sentence when it can't be restored.
 */
export async function checkBackup(path: string, own: readonly Migration[]) {
  const backup = await readBackup(path);
  if (isOfLaterSchema(backup.header, own))
    throw new ExpectedError(
      `${path} was made with a schema that this version does not know. Restore it with the version that made it, or a later one. Nothing was changed.`,
    );
  return backup;
}

/**
 * Reads a backup of any version to its end.
 * @throws ExpectedError with one sentence when it is none, or is damaged.
 */
export async function readBackup(path: string) {
  const header = await readHeader(path);
  const checksum = createChecksum(header.tables);
  let end: unknown;
  for await (const line of linesIn(path)) {
    if (isBackupRow(line)) checksum.add(line);
    end = line;
  }
  const computed = checksum.value();
  if (!isObject(end) || end.checksum !== computed)
    throw new ExpectedError(
      `${path} is damaged or was cut off: its checksum is another. Nothing was changed.`,
    );
  return { header, checksum: computed, rows: Number(end.rows) };
}
