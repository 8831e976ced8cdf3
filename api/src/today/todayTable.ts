import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/userTables';

/** What is said of one business day alone (decisions, Today). */
export const businessDays = pgTable('business_days', {
  date: date('date', { mode: 'string' }).primaryKey(),
  /** Names of dishes. */
  soldOut: text('sold_out')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** When the kitchen closes, HH:mm. */
  closes: text('closes'),
  line: text('line'),
  savedAt: timestamp('saved_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`),
  savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
});
