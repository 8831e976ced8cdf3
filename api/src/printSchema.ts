import { writeFileSync } from 'node:fs';
import { SCHEMA_FILE } from './apiFolder';
import { printedSchema } from './schema/schema';

writeFileSync(SCHEMA_FILE, printedSchema());
