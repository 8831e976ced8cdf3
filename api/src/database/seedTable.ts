import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which first data was put in, so that records deleted by administrators don't come back at the next start. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
