import '../processes/endWithParent.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LINT_CACHES } from '../checks/lintCache.mjs';
import { missingPrograms } from '../checks/requiredPrograms.mjs';
import { workspacePlan } from '../checks/workspacePlan.mjs';
import { buildApi } from '../dev/apiServer.mjs';
import { ROOT } from '../ports.mjs';
import { orExplain } from '../processes/orExplain.mjs';
import { runScript, runTool } from '../processes/runScript.mjs';
import { takePorts } from '../processes/takePorts.mjs';

// `npm test` is what one runs before each commit, `npm run test:all` everything, which `--shard 2/6` cuts into equal parts;
// `npm test -w WORKSPACE` is everything of one workspace.

const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const E2E_REPORT = path.join(REPORTS, 'e2e.json');
/** The tag of the end-to-end tests that `npm test` runs. */
const CORE = '--grep=@core';

const script = (file) => fileURLToPath(new URL(file, import.meta.url));

const totals = { passed: 0, failed: 0 };
/** The titles of the end-to-end tests that failed first and passed when repeated. */
const unstable = [];

/** The titles of all specs of a report that passed only when repeated. */
const unstableSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(unstableSpecs),
];

/** Runs one step and says how it went. */
async function step(title, started) {
  console.log(`\n── ${title}`);
  const start = Date.now();
  const ok = await started();
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return ok;
}

async function check(title, started) {
  const ok = await step(title, started);
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** Adds a runner's own counts; a runner that failed without a failed test counts as one failure. */
function tally(ok, report, read) {
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  totals.passed += passed;
  totals.failed += ok ? failed : Math.max(1, failed);
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
  allowPositionals: true,
});
const [workspace] = positionals;
const { shard } = values;
const isWhole = values.all || workspace !== undefined;
const isFirstShard = !shard || shard.startsWith('1/');
/** What is run: a workspace alone, or everything. */
const { types = [], isDeployed } = workspace ? workspacePlan(workspace) : { isDeployed: true };
const words = workspace ? [workspace] : [];
const part = shard ? [`--shard=${shard}`] : [];
// Also of the processes that run the tests.
if (isWhole) process.env.TEST_ALL = '1';

await orExplain(takePorts);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const files = workspace ? [workspace] : ['.'];
const lint = () =>
  check('lint', () =>
    runTool('eslint', [...LINT_CACHES.eslint, ...files], {
      env: isWhole ? {} : { LINT_WITHOUT_TYPES: '1' },
    }),
  );
const format = () =>
  check('format', () =>
    runTool('prettier', ['--check', '--log-level', 'warn', ...LINT_CACHES.prettier, ...files]),
  );
const typeCheck = () => check('types', () => runTool('typescript', ['-b', ...types], { command: 'tsc' }));
const deadCode = () => check('dead code', () => runTool('knip', workspace ? ['--workspace', workspace] : []));

async function unitTests() {
  const ok = await step('unit tests', () =>
    runTool('jest', [
      ...(workspace ? ['--projects', workspace] : []),
      ...part,
      '--maxWorkers=2',
      '--json',
      `--outputFile=${UNIT_REPORT}`,
      // A test that failed may have left a server behind, which must not hold up the run.
      '--forceExit',
    ]),
  );
  tally(ok, UNIT_REPORT, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

async function endToEndTests() {
  const args = [...words, ...part, ...(isWhole ? [] : [CORE])];
  const ok = await step('end-to-end tests', () =>
    runScript(script('e2e.mjs'), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT }),
  );
  tally(ok, E2E_REPORT, (report) => {
    unstable.push(...unstableSpecs(report));
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  });
}

const { missing, required } = missingPrograms();
if (isWhole)
  for (const name of missing) console.log(`\nWithout ${name}, so the tests that need it are left out.`);
if (required.length > 0) await check(`${required.join(' and ')}, which this run needs`, () => false);

// Both lines start the server, so it is built before them; what is wrong with it is said there too.
await buildApi();

const reading = isFirstShard ? [format, typeCheck, ...(isWhole ? [deadCode] : [])] : [];
/** The steps of each line follow each other; the two lines run side by side, so that no processor waits for the other. */
const lines = [
  [
    ...(isFirstShard ? [lint] : []),
    async () => {
      if (!isDeployed) return;
      if (await check('build', () => runScript(script('buildStale.mjs'), words))) await endToEndTests();
    },
  ],
  [...reading, unitTests],
];
await Promise.all(
  lines.map(async (steps) => {
    for (const each of steps) await each();
  }),
);

if (unstable.length > 0) {
  console.log('\nPassed only at the second run, and needs mending:');
  for (const title of unstable) console.log(`  ${title}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
