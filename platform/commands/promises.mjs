// Writes `docs/promises.md`: which test holds what is promised, and in which run.
import { writeFileSync } from 'node:fs';
import { PAGE, promisesPage } from '../checks/promises.mjs';

writeFileSync(PAGE, promisesPage());
