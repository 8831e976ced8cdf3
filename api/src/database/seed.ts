import { sampleEvents, sampleReservations, sampleStalls } from '@venue/shared/samples';
import { asc, sql } from 'drizzle-orm';
import { oneOf } from '../records/oneOf';
import { without } from '../records/without';
import { events, eventStatus } from '../events/eventTable';
import { reservations, reservationStatus } from '../reservations/reservationTable';
import { imageColumns, itemColumns } from '../stalls/stallParts';
import { menuItems, stallImages, stalls, stallStatus } from '../stalls/stallTables';
import type { Database } from './database';
import { seeds } from './seedTable';

const SAMPLES = 'samples';

async function insertEvents(db: Database, now: Date) {
  const rows = sampleEvents(now).map((event) => ({
    ...without(event, 'id'),
    status: oneOf(eventStatus.enumValues, event.status),
  }));
  await db.insert(events).values(rows);
}

async function insertReservations(db: Database, now: Date) {
  const rows = sampleReservations(now).map((reservation) => ({
    ...without(reservation, 'id'),
    status: oneOf(reservationStatus.enumValues, reservation.status),
    createdAt: new Date(reservation.createdAt),
  }));
  await db.insert(reservations).values(rows);
}

async function insertStalls(db: Database) {
  const samples = sampleStalls();
  const inserted = await db
    .insert(stalls)
    .values(
      samples.map((stall) => ({
        ...without(stall, 'id', 'images', 'menuHighlights'),
        status: oneOf(stallStatus.enumValues, stall.status),
      })),
    )
    .returning({ id: stalls.id });
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
  const placed = <Part extends { id: string }>(parts: (stall: (typeof samples)[number]) => Part[]) =>
    samples.flatMap((stall, index) =>
      parts(stall).map((part, position) => ({
        part,
        place: { stallId: ids[index] ?? 0, id: Number(part.id), position },
      })),
    );
  await db
    .insert(stallImages)
    .values(placed(({ images }) => images).map(({ part, place }) => ({ ...place, ...imageColumns(part) })));
  await db.insert(menuItems).values(
    placed(({ menuHighlights }) => menuHighlights).map(({ part, place }) => ({
      ...place,
      ...itemColumns(part),
    })),
  );
}

async function isEmpty(db: Database) {
  const [found] = await db
    .select({ one: sql`1` })
    .from(
      sql`(select 1 from ${events} union all select 1 from ${reservations} union all select 1 from ${stalls}) rows`,
    )
    .orderBy(asc(sql`1`))
    .limit(1);
  return !found;
}

/**
 * Puts the sample data into an empty database, once: what administrators delete does not come back.
 * @returns Whether anything was put in.
 */
export async function seedSamples(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const [first] = await tx.insert(seeds).values({ name: SAMPLES }).onConflictDoNothing().returning();
    if (!first || !(await isEmpty(tx))) return false;
    await insertEvents(tx, now);
    await insertReservations(tx, now);
    await insertStalls(tx);
    return true;
  });
}
