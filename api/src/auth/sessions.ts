import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Caller } from '../schema/context';
import { roleOf, sessions, users } from './userTables';

/** A session ends after so long without a request, and after so long in any case: a shift. */
export const IDLE_MINUTES = 120;
const ABSOLUTE_HOURS = 12;
/** The last request is noted this exactly, so that not every read is a write. */
const NOTED_SECONDS = 60;

const TOKEN = /^Bearer ([\w-]{43})$/i;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The session has not ended. */
export const isCurrent = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - ${IDLE_MINUTES} * interval '1 minute'`),
);

/** Starts a session. @returns The token: 256 random bits, of which the database keeps the hash only. */
export async function startSession(db: Database, userId: number) {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    expiresAt: sql`now() + ${ABSOLUTE_HOURS} * interval '1 hour'`,
  });
  return token;
}

/** Who calls, by the Authorization header. A user who was disabled meanwhile is nobody. */
export async function callerOf(db: Database, header: string | null, isTestAllowed: boolean): Promise<Caller> {
  if (!header) return { kind: 'anonymous' };
  const token = TOKEN.exec(header)?.[1];
  if (!token) return { kind: 'invalid' };
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      role: roleOf,
      hasSecondFactor: sql<boolean>`${users.secondFactor} is not null`,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - ${NOTED_SECONDS} * interval '1 second'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isCurrent,
        isNull(users.disabledAt),
        or(eq(users.isTest, false), sql`${isTestAllowed}::boolean`),
      ),
    );
  if (!found) return { kind: 'invalid' };
  const { isStale, ...person } = found;
  if (isStale)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash));
  return { kind: 'person', person: { ...person, tokenHash } };
}

export const endSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Ends every session of a user, but for the one named. */
export const endSessionsOf = (db: Database, userId: number, exceptHash = '') =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));
