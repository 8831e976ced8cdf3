import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/userTables';

/** Who changed what of a record, and when. */
export const recordHistory = pgTable(
  'record_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The kind of record, such as `event`. */
    of: text('of').notNull(),
    recordId: text('record_id').notNull(),
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The mutation, and the fields that were sent with it. */
    operation: text('operation').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.of, table.recordId)],
);
