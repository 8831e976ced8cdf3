import './endWithParent.mjs';
import { fileURLToPath } from 'node:url';
import { runScript, runTool } from './runScript.mjs';

// The long share of the tests: property tests with many more random runs, every way to end a run of tests, random
// sequences of releases, and the drills of the API.
// `npm test` has a short share of each.

const SOAK = { SOAK: '1' };
const PROPERTY_TESTS = ['stores/tabs.test', 'cart/cartLaws.test'];
const HOUR_MS = 3_600_000;

const API_SOAK = fileURLToPath(new URL('../../api/soak.mjs', import.meta.url));
const E2E = fileURLToPath(new URL('./e2e.mjs', import.meta.url));

const steps = [
  () =>
    runTool(
      'jest',
      ['--runInBand', `--testTimeout=${HOUR_MS}`, '--testPathPatterns', PROPERTY_TESTS.join('|')],
      { env: SOAK },
    ),
  () => runScript(E2E, ['platform/endings.spec.ts', 'releases/randomSequences.spec.ts'], SOAK),
  () => runScript(API_SOAK),
];

let isPassed = true;
for (const step of steps) isPassed = (await step()) && isPassed;
process.exit(isPassed ? 0 : 1);
