import { buildFor } from '../build/lastBuild.mjs';
import { APPS } from '../ports.mjs';

try {
  await buildFor(APPS.find(({ folder }) => folder === process.argv[2]));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
