import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AdminEvent, AdminReservation, AdminStall } from '@venue/shared/types';
import { createAccount } from '../auth/accounts';
import { startSession } from '../auth/sessions';
import { sessions, users } from '../auth/userTables';
import type { Database } from '../database/database';
import { events, eventStatus } from '../events/eventTable';
import { idempotencyKeys } from '../records/idempotencyTable';
import { numberOf } from '../records/ids';
import { oneOf } from '../records/oneOf';
import { without } from '../records/without';
import { reservations, reservationStatus } from '../reservations/reservationTable';
import { imageColumns, itemColumns } from '../stalls/stallParts';
import { menuItems, stallImages, stalls, stallStatus } from '../stalls/stallTables';
import { rateLimits } from '../walls/rateLimitTable';

export interface ConsoleRecords {
  events: AdminEvent[];
  reservations: AdminReservation[];
  stalls: AdminStall[];
}

/** Who may sign in, all with the password `live-secret`. The viewer is a customer, who may not change anything. */
const ACCOUNTS = [
  { who: 'owner', name: 'Achieng', role: 'admin' },
  { who: 'host', name: 'Brian', role: 'admin' },
  { who: 'viewer', name: 'Vera', role: 'customer' },
] as const;

/** What the server holds at first: other words than the samples, so that a page shows which of them it has. */
const FIRST: ConsoleRecords = {
  events: [
    {
      id: '1',
      title: 'Live: Benga Night',
      date: '2030-05-10',
      time: '20:00',
      description: 'From the server.',
      image: null,
      price: 1800,
      capacity: 80,
      status: 'upcoming',
    },
    {
      id: '2',
      title: 'Live: Coffee Cupping',
      date: '2030-05-12',
      time: '10:00',
      description: 'From the server.',
      image: 'https://pictures.example/coffee.jpg',
      price: 900,
      capacity: 16,
      status: 'upcoming',
    },
  ],
  reservations: [
    {
      id: 'RES-001',
      date: '2030-05-10',
      time: '19:00',
      guests: 4,
      status: 'pending',
      name: 'Live Guest One',
      phone: '+254 700 111 001',
      createdAt: '2030-05-01T08:00:00.000Z',
    },
    {
      id: 'RES-002',
      date: '2030-05-11',
      time: '20:30',
      guests: 2,
      status: 'confirmed',
      name: 'Live Guest Two',
      phone: '+254 700 111 002',
      email: 'two@example.com',
      tableNumber: '4',
      createdAt: '2030-05-02T08:00:00.000Z',
    },
  ],
  stalls: [
    {
      id: '1',
      name: 'Live: Fish Corner',
      description: 'From the server.',
      location: 'Food court, stall 05',
      mainImage: null,
      images: [{ id: '1', url: 'https://pictures.example/fish.jpg', alt: 'Fish' }],
      amenities: ['1', '2'],
      menuHighlights: [{ id: '1', name: 'Fried Tilapia', price: 900, description: 'Whole.', image: null }],
      status: 'active',
    },
  ],
};

const idOf = ({ id }: { id: string }, prefix?: string) => {
  const number = numberOf(id, prefix);
  if (number === null) throw new Error(`"${id}" is no id of the server.`);
  return number;
};

/** Replaces the rows of a table; new ones are counted from there. */
async function replace<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]) {
  await db.delete(table);
  if (rows.length > 0) await db.insert(table).values(rows);
}

const countOn = (db: Database, table: 'events' | 'reservations' | 'stalls') =>
  db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
  );

/** Puts records in the place of those of a list, as if another person had saved them. */
async function put(db: Database, data: Partial<ConsoleRecords>) {
  if (data.events)
    await replace(
      db,
      events,
      data.events.map((event) => ({
        ...event,
        id: idOf(event),
        status: oneOf(eventStatus.enumValues, event.status),
      })),
    );
  if (data.reservations)
    await replace(
      db,
      reservations,
      data.reservations.map((reservation) => ({
        ...reservation,
        id: idOf(reservation, 'RES-'),
        status: oneOf(reservationStatus.enumValues, reservation.status),
        createdAt: new Date(reservation.createdAt),
      })),
    );
  if (data.stalls) {
    const parts = <Part extends { id: string }>(of: (stall: AdminStall) => Part[]) =>
      (data.stalls ?? []).flatMap((stall) =>
        of(stall).map((part, position) => ({
          part,
          place: { stallId: idOf(stall), id: idOf(part), position },
        })),
      );
    await replace(
      db,
      stalls,
      data.stalls.map((stall) => ({
        ...without(stall, 'images', 'menuHighlights'),
        id: idOf(stall),
        status: oneOf(stallStatus.enumValues, stall.status),
      })),
    );
    await replace(
      db,
      stallImages,
      parts(({ images }) => images).map(({ part, place }) => ({ ...imageColumns(part), ...place })),
    );
    await replace(
      db,
      menuItems,
      parts(({ menuHighlights }) => menuHighlights).map(({ part, place }) => ({
        ...itemColumns(part),
        ...place,
      })),
    );
  }
  for (const list of ['events', 'reservations', 'stalls'] as const) if (data[list]) await countOn(db, list);
}

/** The accounts and the records of tests of the console; nobody else is known to the server. Passwords are hashed once: that is what takes long. */
export async function prepareConsoleRecords(db: Database, passwordCost: number) {
  await db.delete(users);
  for (const { who, name, role } of ACCOUNTS)
    await createAccount(
      db,
      { email: `${who}@venue.example`, name, role, password: 'live-secret' },
      passwordCost,
    );
  const people = await db.select().from(users);
  /** @returns A token of each account. */
  async function reset() {
    return db.transaction(async (tx) => {
      for (const table of [sessions, idempotencyKeys, rateLimits]) await tx.delete(table);
      await put(tx, FIRST);
      const tokens: Record<string, string> = {};
      for (const { who } of ACCOUNTS) {
        const id = people.find(({ email }) => email.startsWith(`${who}@`))?.id ?? 0;
        tokens[who] = await startSession(tx, id);
      }
      return tokens;
    });
  }
  return { reset, put: (data: Partial<ConsoleRecords>) => db.transaction((tx) => put(tx, data)) };
}

export type PreparedRecords = Awaited<ReturnType<typeof prepareConsoleRecords>>;
