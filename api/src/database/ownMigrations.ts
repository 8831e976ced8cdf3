import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { API_FOLDER } from '../apiFolder';

export interface Migration {
  /** Of its statements: its name in every database and backup. */
  hash: string;
  statements: readonly string[];
}

/** The generated migrations of this version, in order. Both databases apply the same. */
export const ownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: path.join(API_FOLDER, 'migrations') }).map(
    ({ hash, sql: statements }) => ({ hash, statements }),
  );
