import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts within a window. In the database, because several servers count together. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
