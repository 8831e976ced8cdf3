import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Tables, statements and migrations are the same on PGlite and on PostgreSQL. A transaction is one of these too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  kind: 'PGlite' | 'PostgreSQL';
  /** Runs work that only one process at a time may do, such as migrations. */
  exclusively: (work: (db: Database) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** Called with each statement. */
  onStatement?: (text: string) => void;
}

/** Drizzle's logger for the options. */
export function statementLogger({ onStatement }: DatabaseOptions) {
  return onStatement ? { logQuery: onStatement } : false;
}
