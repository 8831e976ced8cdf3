import { createHash } from 'node:crypto';

/** Bumped when files of before can't be restored any more. */
export const BACKUP_FORMAT = 1;

/**
 * Every table with data that lasts, in the order in which rows can be inserted, each with its key. Sessions and rate
 * limits are left out: whoever restores starts with nobody signed in.
 */
export const BACKUP_TABLES = {
  users: ['id'],
  events: ['id'],
  reservations: ['id'],
  stalls: ['id'],
  stall_images: ['stall_id', 'id'],
  menu_items: ['stall_id', 'id'],
  idempotency_keys: ['user_id', 'key'],
  seeds: ['name'],
} as const;

export type BackupTable = keyof typeof BACKUP_TABLES;

/** Tables whose ids the database numbers. */
export const NUMBERED: readonly BackupTable[] = ['users', 'events', 'reservations', 'stalls'];

/** Adds up lines to one checksum. */
export function createChecksum() {
  const hash = createHash('sha256');
  return { add: (line: string) => void hash.update(`${line}\n`), value: () => hash.digest('hex') };
}
