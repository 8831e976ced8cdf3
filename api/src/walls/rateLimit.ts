import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { refusal } from '../schema/errors';
import { rateLimits } from './rateLimitTable';

export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

/** Names and addresses are not stored, only their hashes. */
export const limitKey = (limit: Limit, ...parts: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([limit.name, ...parts]))
    .digest('hex');

/**
 * Counts attempts, in the database, so that several servers count together.
 * @returns The number in the present window, these included, and the seconds until the window ends.
 */
export async function countAttempts(db: Database, key: string, { seconds }: Limit, attempts = 1) {
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const end = sql`now() + ${seconds} * interval '1 second'`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: attempts, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then ${attempts}::integer else ${rateLimits.count} + ${attempts}::integer end`,
        endsAt: sql`case when ${isOver} then ${end} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.endsAt} - now()))::integer`,
    });
  return counted ?? { count: attempts, left: seconds };
}

export const clearAttempts = (db: Database, ...keys: string[]) =>
  db.delete(rateLimits).where(inArray(rateLimits.key, keys));

/** Whether something was counted within the present window. */
export async function hasAttempts(db: Database, key: string) {
  const isCurrent = and(eq(rateLimits.key, key), gt(rateLimits.endsAt, sql`now()`));
  return (await db.$count(rateLimits, isCurrent)) > 0;
}

export const tooMany = (seconds: number) =>
  refusal('RATE_LIMITED', `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`, {
    retryAfterSeconds: seconds,
  });
