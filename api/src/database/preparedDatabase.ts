import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FOLDER } from '../apiFolder';

/** An empty database with the tables, written by the build. */
const PREPARED = path.join(API_FOLDER, 'dist/empty-database.tar.gz');

/** Loading it takes a fifth of the time that creating an empty database takes. Undefined where nothing was built. */
export function preparedDatabase() {
  return existsSync(PREPARED) ? new Blob([readFileSync(PREPARED)]) : undefined;
}
