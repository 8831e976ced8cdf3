import { lt, or, sql } from 'drizzle-orm';
import { IDLE_MINUTES } from '../auth/sessions';
import { sessions } from '../auth/userTables';
import { KEY_HOURS } from '../records/change';
import { idempotencyKeys } from '../records/idempotencyTable';
import { forgetRemoved } from '../guests/guests';
import { KINDS } from '../kinds';
import { reservations } from '../reservations/reservationTable';
import type { Settings } from '../settings/settings';
import type { Log } from '../server/log';
import { businessDays } from '../today/todayTable';
import { rateLimits } from '../walls/rateLimitTable';
import type { Database } from './database';

const HOUR_MS = 3_600_000;

type Retention = Pick<Settings, 'retentionMonths' | 'deletedDays'>;

/** Removes bookings and what is known of them after the time that the settings name, and what was deleted before. */
async function removeOld(db: Database, { retentionMonths, deletedDays }: Retention) {
  for (const { table } of KINDS)
    await db.delete(table).where(lt(table.deletedAt, sql`now() - ${deletedDays} * interval '1 day'`));
  await db
    .delete(reservations)
    .where(lt(reservations.date, sql`(now() - ${retentionMonths} * interval '1 month')::date`));
  await forgetRemoved(db);
}

/** Deletes what has expired and is only in the way. */
export async function clean(db: Database, retention: Retention) {
  await removeOld(db, retention);
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
  await db.delete(businessDays).where(lt(businessDays.date, sql`(now() - interval '2 days')::date`));
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}

/** @returns Stops it. */
export function startCleaning(db: Database, log: Log, retention: Retention) {
  const timer = setInterval(() => {
    clean(db, retention).catch(() => log('warn', 'cleaning failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
