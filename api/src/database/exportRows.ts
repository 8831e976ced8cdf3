import { sql } from 'drizzle-orm';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  type BackupHeader,
  type BackupRow,
  type BackupTables,
  createChecksum,
  type Numbers,
  TRANSIENT_TABLES,
} from './backupFormat';
import { type Database, queryRows } from './database';
import { appliedMigrations, hasTable } from './migrate';

const PAGE = 1000;

/** Rows as text, since reading the JSON would round numbers. */
async function* rowsOf(tx: Database, table: string, key: readonly string[]) {
  const cursor = sql.identifier(`backup_${table}`);
  const order = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`declare ${cursor} cursor for select to_jsonb(rows)::text as line from ${sql.identifier(table)} rows order by ${order}`,
  );
  for (;;) {
    const page = sql`fetch ${sql.raw(String(PAGE))} from ${cursor}`;
    const rows = await queryRows<{ line: string }>(tx, page);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await tx.execute(sql`close ${cursor}`);
}

/**
 * Passes on every row of the tables. Part of a transaction.
 * @returns The number of rows and their checksum, the same for the same data on both databases.
 */
export async function readRows(
  tx: Database,
  tables: BackupTables,
  onRow: (row: BackupRow) => Promise<void> | void = () => undefined,
) {
  const checksum = createChecksum(tables);
  let rows = 0;
  for (const [table, key] of Object.entries(tables))
    for await (const line of rowsOf(tx, table, key)) {
      checksum.add([table, line]);
      rows += 1;
      await onRow([table, line]);
    }
  return { rows, checksum: checksum.value() };
}

/** The tables with their keys that a database has beyond those of this version, as after a rollback past a migration. */
async function laterTables(tx: Database): Promise<BackupTables> {
  const found = await queryRows<{ name: string; key: string[] }>(
    tx,
    sql`select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indisprimary and c.relnamespace = current_schema()::regnamespace group by c.relname order by c.relname`,
  );
  const isLater = ({ name }: { name: string }) =>
    !(name in BACKUP_TABLES) && !TRANSIENT_TABLES.includes(name);
  return Object.fromEntries(found.filter(isLater).map(({ name, key }) => [name, key]));
}

/** The tables of a backup that a database has: one that lacks migrations may not have all. */
async function presentTables(tx: Database): Promise<BackupTables> {
  const present: Record<string, readonly string[]> = {};
  for (const [table, key] of Object.entries(BACKUP_TABLES))
    if (await hasTable(tx, table)) present[table] = key;
  return { ...present, ...(await laterTables(tx)) };
}

/** Sequences by name. */
export async function numbersOf(tx: Database): Promise<Numbers> {
  const rows = await queryRows<{ name: string; last: string | null }>(
    tx,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema()`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

/** Passes on the lines of a backup but for the last, in one snapshot of the database. Changes nothing. */
export async function exportRows(db: Database, onLine: (line: BackupHeader | BackupRow) => Promise<void>) {
  return db.transaction(
    async (tx) => {
      const [migrations, tables] = [await appliedMigrations(tx), await presentTables(tx)];
      const [at, numbers] = [new Date().toISOString(), await numbersOf(tx)];
      await onLine({ format: BACKUP_FORMAT, at, migrations, tables, numbers });
      return readRows(tx, tables, onLine);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
