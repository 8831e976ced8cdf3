import { sql } from 'drizzle-orm';
import type { BackupHeader, BackupRow } from './backupFormat';
import { type Database, queryRows } from './database';
import { readRows } from './exportRows';
import { applyMigration, clearJournal, createJournal } from './migrate';
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

/** Lets the numbers of new records go on after the last. */
async function renumber(tx: Database) {
  const columns = await queryRows<{ name: string; id: string }>(
    tx,
    sql`select table_name as name, column_name as id from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { name, id } of columns) {
    const [table, column] = [sql.identifier(name), sql.identifier(id)];
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${id}), greatest((select max(${column}) from ${table}), 1), (select count(*) > 0 from ${table}))`,
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
  const { migrations, tables } = header;
  return db.transaction(async (tx) => {
    await dropTables(tx);
    await createJournal(tx);
    await clearJournal(tx);
    for (const migration of own.slice(0, migrations.length)) await applyMigration(tx, migration);
    await insertRows(tx, rows);
    const restored = await readRows(tx, tables);
    if (restored.checksum !== checksum) throw new Error('The restored data differs from the backup.');
    for (const migration of own.slice(migrations.length)) await applyMigration(tx, migration);
    await renumber(tx);
    return restored.rows;
  });
}
