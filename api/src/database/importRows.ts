import { sql } from 'drizzle-orm';
import type { BackupHeader, BackupRow, Numbers } from './backupFormat';
import { type Database, queryRows } from './database';
import { numbersOf, readRows } from './exportRows';
import { applyMigration, clearJournal, createJournal, limitWaiting } from './migrate';
import type { Migration } from './ownMigrations';

const BATCH = 500;

async function dropTables(tx: Database) {
  const tables = await queryRows<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const types = await queryRows<{ name: string }>(
    tx,
    sql`select typname as name from pg_type where typtype = 'e' and typnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of tables) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`);
  for (const { name } of types) await tx.execute(sql`drop type ${sql.identifier(name)} cascade`);
}

async function insertRows(tx: Database, rows: AsyncIterable<BackupRow>) {
  let table: string | undefined;
  let lines: string[] = [];
  async function flush() {
    if (!table || lines.length === 0) return;
    const name = sql.identifier(table);
    await tx.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`,
    );
    lines = [];
  }
  for await (const [nextTable, line] of rows) {
    if (nextTable !== table || lines.length >= BATCH) await flush();
    table = nextTable;
    lines.push(line);
  }
  await flush();
}

/** Lets the numbers of new records go on after the last that was given out, here or where the backup was made. */
async function renumber(tx: Database, given: readonly Numbers[]) {
  const columns = await queryRows<{ name: string; id: string; sequence: string }>(
    tx,
    sql`select table_name as name, column_name as id, pg_get_serial_sequence(table_name, column_name)::regclass::text as sequence
      from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { name, id, sequence } of columns) {
    const [table, column] = [sql.identifier(name), sql.identifier(id)];
    const last = Math.max(0, ...given.map((numbers) => numbers[sequence] ?? 0));
    await tx.execute(
      sql`select setval(${sequence}, greatest(last, 1), last > 0) from (select greatest(max(${column}), ${last}::bigint) as last from ${table}) t`,
    );
  }
}

/**
 * Replaces the whole database by a backup, or changes nothing: makes the tables as they were when it was made, fills them,
 * and applies the migrations that have come since.
 * @returns The number of rows.
 */
export async function importRows(
  db: Database,
  { header, checksum, rows }: { header: BackupHeader; checksum: string; rows: AsyncIterable<BackupRow> },
  own: readonly Migration[],
) {
  const { migrations, tables, numbers = {} } = header;
  return db.transaction(async (tx) => {
    await limitWaiting(tx);
    const present = await numbersOf(tx);
    await dropTables(tx);
    await createJournal(tx);
    await clearJournal(tx);
    for (const migration of own.slice(0, migrations.length)) await applyMigration(tx, migration);
    await insertRows(tx, rows);
    const restored = await readRows(tx, tables);
    if (restored.checksum !== checksum) throw new Error('The restored data differs from the backup.');
    for (const migration of own.slice(migrations.length)) await applyMigration(tx, migration);
    await renumber(tx, [present, numbers]);
    return restored.rows;
  });
}
