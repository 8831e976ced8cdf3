import path from 'node:path';
import { API_FOLDER } from '../apiFolder';

/** The generated migrations. Both databases apply the same. */
export const MIGRATIONS = path.join(API_FOLDER, 'migrations');
