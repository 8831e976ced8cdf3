import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_FOLDER } from './apiFolder';
import { printedSchema } from './schema/schema';

writeFileSync(path.join(API_FOLDER, 'schema.graphql'), printedSchema());
