import { boolean, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const role = pgEnum('role', ['customer', 'admin']);

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: role('role').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** One of the two test accounts, which production does not let in. */
  isTest: boolean('is_test').notNull().default(false),
  disabledAt: time('disabled_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** Only the hash of a token is stored: who reads the database can't sign in with it. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
});
