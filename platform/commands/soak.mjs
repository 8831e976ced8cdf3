import '../processes/endWithParent.mjs';
import { fileURLToPath } from 'node:url';
import { keepResult } from '../measurements/keepResult.mjs';
import { runScript, runTool } from '../processes/runScript.mjs';
import { hasDocker } from '../testing/stack/docker.mjs';
import { canRunSwarm } from '../testing/stack/swarmNodes.mjs';

// The drills that take an hour: property tests with many more random runs, every way to end a run of tests, random
// sequences of releases, judged canaries, the drills of the API, and the stack on three servers.

const SOAK = { SOAK: '1' };
const UNIT_DRILLS = ['stores/tabs.test', 'cart/cartLaws.test'];
const DRILLS = [
  'platform/endings.spec.ts',
  'releases/randomSequences.spec.ts',
  'releases/judgeDrill.spec.ts',
];
const HOUR_MS = 3_600_000;

const API_SOAK = fileURLToPath(new URL('../../api/soak.mjs', import.meta.url));
const E2E = fileURLToPath(new URL('./e2e.mjs', import.meta.url));

const swarm = () => {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=swarm'];
  return runTool('@playwright/test', args, { command: 'playwright', env: SOAK });
};

const steps = {
  'random sequences over several tabs, random carts': () =>
    runTool(
      'jest',
      ['--runInBand', `--testTimeout=${HOUR_MS}`, '--testPathPatterns', UNIT_DRILLS.join('|')],
      { env: SOAK },
    ),
  'endings of a run of tests, random sequences of releases, judged canaries': () =>
    runScript(E2E, DRILLS, SOAK),
  'kills and generated calls of the API': () => runScript(API_SOAK),
  ...(hasDocker() && canRunSwarm() ? { 'upgrade and loss of one of three servers': swarm } : {}),
};

const rows = [];
for (const [name, run] of Object.entries(steps)) {
  const started = Date.now();
  const isPassed = await run();
  rows.push([name, isPassed ? 'passed' : 'FAILED', Math.round((Date.now() - started) / 1000)]);
}
keepResult('soak', { title: 'The long drills', columns: ['drill', 'outcome', 'seconds'], rows });
process.exit(rows.every(([, outcome]) => outcome === 'passed') ? 0 : 1);
