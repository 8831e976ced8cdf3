import { sql } from 'drizzle-orm';
import { BACKUP_TABLES, type BackupTable, createChecksum } from './backupFormat';
import type { Database } from './database';

const PAGE = 1000;

/** Rows as text, since reading the JSON would round numbers. */
async function* rowsOf(tx: Database, table: BackupTable) {
  const name = sql.identifier(table);
  const order = sql.join(
    BACKUP_TABLES[table].map((column) => sql.identifier(column)),
    sql`, `,
  );
  const cursor = sql.identifier(`backup_${table}`);
  await tx.execute(
    sql`declare ${cursor} cursor for select to_jsonb(rows)::text as line from ${name} rows order by ${order}`,
  );
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch ${sql.raw(String(PAGE))} from ${cursor}`)) as unknown as {
      rows: { line: string }[]; // both drivers answer so
    };
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await tx.execute(sql`close ${cursor}`);
}

/**
 * Passes on every row, in one snapshot of the database.
 * @returns The number of rows and their checksum, the same for the same data on both databases.
 */
export async function exportRows(
  db: Database,
  onRow: (table: BackupTable, line: string) => Promise<void> | void,
) {
  return db.transaction(
    async (tx) => {
      const checksum = createChecksum();
      let rows = 0;
      for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
        checksum.add(table);
        for await (const line of rowsOf(tx, table)) {
          checksum.add(line);
          rows += 1;
          await onRow(table, line);
        }
      }
      return { rows, checksum: checksum.value() };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
