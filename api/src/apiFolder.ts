import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this workspace. It is one level up from here, and from the built files in `dist` too. */
export const API_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The printed schema, beside the console's data layer, whose typed documents are generated from it. */
export const SCHEMA_FILE = path.resolve(API_FOLDER, '../shared/src/graphql/schema.graphql');
