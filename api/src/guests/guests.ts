// docs/operations.md, A guest's data
import { phoneNumber } from '@venue/shared/phone-number';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../records/idempotencyTable';
import { recordHistory } from '../records/historyTable';
import { reservationId } from '../records/ids';
import { reservations } from '../reservations/reservationTable';
import { ExpectedError } from '../settings/expectedError';

/** The database looks at so many of the last digits, which every spelling of a number has. */
const LAST_DIGITS = 6;

const lastDigits = sql`right(regexp_replace(coalesce(${reservations.phone}, ''), '\\D', '', 'g'), ${LAST_DIGITS}::int)`;

/** The bookings with a phone number, however it is spelled there and here. */
async function ofPhone(db: Database, phone: string) {
  const number = phoneNumber(phone);
  if (number === null) throw new ExpectedError(`"${phone}" is no phone number.`);
  const found = await db
    .select({ id: reservations.id, phone: reservations.phone })
    .from(reservations)
    .where(eq(lastDigits, number.slice(-LAST_DIGITS)));
  const ids = found.filter((row) => phoneNumber(row.phone) === number).map(({ id }) => id);
  return inArray(reservations.id, ids);
}

/** Everything that is kept of a guest, deleted bookings too. */
export async function exportGuest(db: Database, phone: string) {
  const bookings = await db
    .select()
    .from(reservations)
    .where(await ofPhone(db, phone))
    .orderBy(reservations.id);
  const ids = bookings.map(({ id }) => reservationId(id));
  const changes = ids.length > 0 ? await db.select().from(recordHistory).where(isHistoryOf(ids)) : [];
  return { bookings: bookings.map((row) => ({ ...row, id: reservationId(row.id) })), changes };
}

const isHistoryOf = (ids: string[]) =>
  sql`${recordHistory.of} = 'reservation' and ${inArray(recordHistory.recordId, ids)}`;

/** Removes all of it for good. @returns The number of bookings. */
export async function eraseGuest(db: Database, phone: string) {
  return db.transaction(async (tx) => {
    const erased = await tx
      .delete(reservations)
      .where(await ofPhone(tx, phone))
      .returning({ id: reservations.id });
    await forgetRemoved(tx);
    return erased.length;
  });
}

/** Removes what is left of records that are no more: their history, and answers that are kept for retries. */
export async function forgetRemoved(db: Database) {
  await db.execute(sql`delete from ${recordHistory} h where not exists (
    select 1 from reservations r where h.of = 'reservation' and 'RES-' || lpad(r.id::text, greatest(3, length(r.id::text)), '0') = h.record_id
    union all select 1 from events e where h.of = 'event' and e.id::text = h.record_id
    union all select 1 from stalls s where h.of = 'stall' and s.id::text = h.record_id)`);
  await db.execute(sql`delete from ${idempotencyKeys} k where k.answer -> 'record' ->> 'of' = 'reservation' and not exists (
    select 1 from reservations r
    where 'RES-' || lpad(r.id::text, greatest(3, length(r.id::text)), '0') = k.answer -> 'record' ->> 'id')`);
}
