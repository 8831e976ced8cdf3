import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/userTables';
import type { Changed } from './change';

/** What a change was answered with, so that a retry with the same key gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Hash of the call, by which another call under the same key is noticed. */
    callHash: text('call_hash').notNull(),
    /** Null only within the transaction that makes the change. */
    answer: jsonb('answer').$type<Changed<unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);
