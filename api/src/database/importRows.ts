import { sql } from 'drizzle-orm';
import { BACKUP_TABLES, type BackupTable, NUMBERED } from './backupFormat';
import type { Database } from './database';

const BATCH = 500;

/** Replaces everything in the database by the rows, or changes nothing. Everybody has to sign in again. */
export async function importRows(db: Database, rows: AsyncIterable<{ table: BackupTable; line: string }>) {
  await db.transaction(async (tx) => {
    const all = [...Object.keys(BACKUP_TABLES), 'sessions', 'rate_limits'].map((name) =>
      sql.identifier(name),
    );
    await tx.execute(sql`truncate ${sql.join(all, sql`, `)} cascade`);

    let table: BackupTable | undefined;
    let lines: string[] = [];
    async function flush() {
      if (!table || lines.length === 0) return;
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb)`,
      );
      lines = [];
    }
    for await (const row of rows) {
      if (row.table !== table || lines.length >= BATCH) await flush();
      table = row.table;
      lines.push(row.line);
    }
    await flush();

    for (const name of NUMBERED)
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1), (select count(*) > 0 from ${sql.identifier(name)}))`,
      );
  });
}
