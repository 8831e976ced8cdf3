import { sql } from 'drizzle-orm';
import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/userTables';

/** Columns of every record that administrators edit. The version is random, so that it is never used again. */
export const recordColumns = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  version: uuid('version').notNull().defaultRandom(),
  savedAt: timestamp('saved_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`),
  /** The record is gone for everybody; the mark can be taken back until the record is removed. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
});
