import { createHash } from 'node:crypto';
import { isObject } from '@venue/shared/types';
import { getTableName } from 'drizzle-orm';
import { KINDS } from '../kinds';

/** Bumped when files of before can't be restored any more. */
export const BACKUP_FORMAT = 2;

/**
 * Every table with data that lasts, in the order in which rows can be inserted, each with its key. A backup names the
 * tables it has, since those of another version may be others.
 */
export const BACKUP_TABLES: BackupTables = {
  users: ['id'],
  ...Object.fromEntries(KINDS.map(({ table }) => [getTableName(table), ['id']])),
  stall_images: ['stall_id', 'id'],
  menu_items: ['stall_id', 'id'],
  idempotency_keys: ['user_id', 'key'],
  record_history: ['id'],
  business_days: ['date'],
  seeds: ['name'],
};

/** Tables that are in no backup: whoever restores starts with nobody signed in. */
export const TRANSIENT_TABLES: readonly string[] = ['sessions', 'rate_limits'];

/** Names of tables with the columns of their keys. */
export type BackupTables = Readonly<Record<string, readonly string[]>>;

export type Numbers = Readonly<Record<string, number | null>>;

/** The first line of a backup. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  /** When it was made, in UTC. */
  at: string;
  /** The schema it was made with: the hashes of the migrations, in order. */
  migrations: readonly string[];
  tables: BackupTables;
  /** The last number that each sequence has given out; null where it gave none. */
  numbers?: Numbers;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

export const isBackupHeader = (value: unknown): value is BackupHeader =>
  isObject(value) &&
  value.format === BACKUP_FORMAT &&
  isTexts(value.migrations) &&
  isObject(value.tables) &&
  Object.values(value.tables).every(isTexts);

/** A row as a line of a backup has it: its table, and the row as the text of a JSON object. */
export type BackupRow = readonly [table: string, row: string];

export const isBackupRow = (value: unknown): value is BackupRow => isTexts(value) && value.length === 2;

/** Adds up the rows of the tables, in their order, to one checksum. */
export function createChecksum(tables: BackupTables) {
  const hash = createHash('sha256');
  const names = Object.keys(tables);
  const add = (line: string) => void hash.update(`${line}\n`);
  let next = 0;
  const reach = (end: number) => {
    for (; next < end; next += 1) add(names[next] ?? '');
  };
  return {
    add([table, row]: BackupRow) {
      reach(names.indexOf(table) + 1);
      add(row);
    },
    value() {
      reach(names.length);
      return hash.digest('hex');
    },
  };
}
