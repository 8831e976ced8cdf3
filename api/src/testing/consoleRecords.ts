import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AdminEvent, AdminReservation, AdminStall } from '@venue/shared/types';
import { createAccount } from '../auth/accounts';
import { startSession } from '../auth/sessions';
import { sessions, users } from '../auth/userTables';
import type { Database } from '../database/database';
import { events } from '../events/eventApi';
import { recordHistory } from '../records/historyTable';
import { idempotencyKeys } from '../records/idempotencyTable';
import { numberOf } from '../records/ids';
import { reservations } from '../reservations/reservationTable';
import { menuItems, stallImages, stalls } from '../stalls/stallTables';
import { businessDays } from '../today/todayTable';
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
  { who: 'waiter', name: 'Baraka', role: 'host' },
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

/** Replaces the rows of a table. The database refuses what is none. */
async function replace(db: Database, table: PgTable, rows: object[]) {
  await db.delete(table);
  if (rows.length > 0) await db.insert(table).values(rows as Record<string, never>[]); // JSON of a test
}

const numbered = <Row extends { id: string }>(rows: Row[], prefix?: string) =>
  rows.map((row) => ({ ...row, id: numberOf(row.id, prefix) }));

/** Puts records in the place of those of a list, as if another person had saved them; new ones are counted from there. */
async function put(db: Database, lists: Partial<ConsoleRecords>) {
  if (lists.events) await replace(db, events, numbered(lists.events));
  if (lists.reservations) {
    const rows = numbered(lists.reservations, 'RES-');
    await replace(
      db,
      reservations,
      rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    );
  }
  if (lists.stalls) {
    const rows = numbered(lists.stalls);
    const partsOf = (list: 'images' | 'menuHighlights') =>
      rows.flatMap((stall) =>
        numbered<{ id: string }>(stall[list]).map((part, position) => ({
          ...part,
          ...{ stallId: stall.id, position },
        })),
      );
    await replace(db, stalls, rows);
    await replace(db, stallImages, partsOf('images'));
    await replace(db, menuItems, partsOf('menuHighlights'));
  }
  for (const list of Object.keys(lists))
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${list}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.identifier(list)}), false)`,
    );
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
      for (const table of [sessions, idempotencyKeys, rateLimits, recordHistory, businessDays])
        await tx.delete(table);
      await replace(tx, users, people);
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
