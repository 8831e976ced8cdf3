// The drills of the API whole: npm test has a short share of each.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const JEST = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));

const { status } = spawnSync(
  process.execPath,
  [JEST, '--projects', 'api', '--runInBand', '--testPathPatterns', 'src/drills/'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SOAK: '1' } },
);
process.exit(status ?? 1);
