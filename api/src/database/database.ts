import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Tables, statements and migrations are the same on PGlite and on PostgreSQL. A transaction is one of these too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  kind: 'PGlite' | 'PostgreSQL';
  /** Runs work that only one process at a time may do, such as migrations, on a connection without time limits. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  /** How many connections are in use and idle, and how many requests wait for one; only of a server of its own. */
  pool?: () => Record<'used' | 'idle' | 'waiting', number>;
  /** Whether another process of this program is connected to it. */
  isUsedByOthers: () => Promise<boolean>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Called with each statement. */
  onStatement?: (text: string) => void;
}

/** The rows that a statement gives. */
export async function queryRows<Row>(db: Database, statement: SQL) {
  const result = await db.execute(statement);
  return (result as unknown as { rows: Row[] }).rows; // both drivers answer so
}

/** Drizzle's logger for the options. */
export function statementLogger({ onStatement }: DatabaseOptions) {
  return onStatement ? { logQuery: onStatement } : false;
}
