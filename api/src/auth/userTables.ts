import { type SQL, sql } from 'drizzle-orm';
import { boolean, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const role = pgEnum('role', ['customer', 'admin']);

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** As the tables have it: see `roleColumns`. */
  role: role('role').notNull(),
  isHost: boolean('is_host').notNull().default(false),
  passwordHash: text('password_hash').notNull(),
  /** One of the two test accounts, which production does not let in. */
  isTest: boolean('is_test').notNull().default(false),
  /** The secret of the second factor, sealed by the password; null without one. */
  secondFactor: text('second_factor'),
  /** The time step of the last code that was used. No code is taken twice. */
  secondFactorStep: integer('second_factor_step').notNull().default(0),
  disabledAt: time('disabled_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const ROLES = ['admin', 'host', 'customer'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a row. */
export const roleOf: SQL<Role> = sql`case when ${users.isHost} then 'host' else ${users.role}::text end`;

/** A host is stored as a customer with a mark, so that a server of before the role takes nobody for more. */
export const roleColumns = (wanted: Role) => ({
  role: wanted === 'host' ? ('customer' as const) : wanted,
  isHost: wanted === 'host',
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
