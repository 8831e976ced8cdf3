import '../processes/endWithParent.mjs';
import { fileURLToPath } from 'node:url';
import { keepResult } from '../measurements/keepResult.mjs';
import { runScript, runTool } from '../processes/runScript.mjs';

// The long drills, ten minutes on two cores: property tests with many more random runs, every way to end a run of tests, random
// sequences of releases, and the drills of the API.

const SOAK = { SOAK: '1' };
const UNIT_DRILL = 'cart/cartLaws.test';
const DRILLS = ['platform/endings.spec.ts', 'releases/randomSequences.spec.ts'];
const HOUR_MS = 3_600_000;

const API_SOAK = fileURLToPath(new URL('../../api/soak.mjs', import.meta.url));
const E2E = fileURLToPath(new URL('./e2e.mjs', import.meta.url));

const steps = {
  'random carts in two tabs': () =>
    runTool('jest', ['--runInBand', `--testTimeout=${HOUR_MS}`, '--testPathPatterns', UNIT_DRILL], {
      env: SOAK,
    }),
  'endings of a run of tests, random sequences of releases': () => runScript(E2E, DRILLS, SOAK),
  'kills and generated calls of the API': () => runScript(API_SOAK),
};

const rows = [];
for (const [name, run] of Object.entries(steps)) {
  const started = Date.now();
  const isPassed = await run();
  rows.push([name, isPassed ? 'passed' : 'FAILED', Math.round((Date.now() - started) / 1000)]);
}
keepResult('soak', { title: 'The long drills', columns: ['drill', 'outcome', 'seconds'], rows });
process.exit(rows.every(([, outcome]) => outcome === 'passed') ? 0 : 1);
