import { sql } from 'drizzle-orm';
import { type Database, queryRows } from './database';
import { type Migration, ownMigrations } from './ownMigrations';

/** Where Drizzle keeps what it has applied. */
const JOURNAL = sql`drizzle.__drizzle_migrations`;

/** What waits for a table waits no longer, so that others are not held up behind it. Part of a transaction. */
export const limitWaiting = (tx: Database) => tx.execute(sql`set local lock_timeout = '10s'`);

export async function hasTable(db: Database, name: string) {
  const [found] = await queryRows<{ name: string | null }>(
    db,
    sql`select to_regclass(${name})::text as name`,
  );
  return found !== undefined && found.name !== null;
}

/** The hashes of the migrations that the database has, in order. Changes nothing. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return [];
  const rows = await queryRows<{ hash: string }>(db, sql`select hash from ${JOURNAL} order by id`);
  return rows.map(({ hash }) => hash);
}

/** Applies one migration. Part of a transaction, so that it is there whole or not at all. */
export async function applyMigration(tx: Database, { hash, statements }: Migration) {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into ${JOURNAL} (hash, created_at) values (${hash}, extract(epoch from now()) * 1000)`,
  );
}

/** Makes the journal of migrations where there is none. */
export async function createJournal(tx: Database) {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

export const clearJournal = (tx: Database) => tx.execute(sql`delete from ${JOURNAL}`);

/** Applies the migrations that the database lacks, each whole or not at all: one may use what the one before has added. */
export async function applyMissingMigrations(db: Database) {
  const applied = await appliedMigrations(db);
  const missing = ownMigrations().filter(({ hash }) => !applied.includes(hash));
  for (const migration of missing)
    await db.transaction(async (tx) => {
      await limitWaiting(tx);
      await createJournal(tx);
      await applyMigration(tx, migration);
    });
}
