import { lt, or, sql } from 'drizzle-orm';
import { IDLE_MINUTES } from '../auth/sessions';
import { sessions } from '../auth/userTables';
import { KEY_HOURS } from '../records/change';
import { idempotencyKeys } from '../records/idempotencyTable';
import type { Log } from '../server/log';
import { rateLimits } from '../walls/rateLimitTable';
import type { Database } from './database';

const HOUR_MS = 3_600_000;

/** Deletes what has expired and is only in the way. */
export async function clean(db: Database) {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now()`),
        lt(sessions.lastSeenAt, sql`now() - ${IDLE_MINUTES} * interval '1 minute'`),
      ),
    );
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - ${KEY_HOURS} * interval '1 hour'`));
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}

/** @returns Stops it. */
export function startCleaning(db: Database, log: Log) {
  const timer = setInterval(() => {
    clean(db).catch(() => log('warn', 'cleaning failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
