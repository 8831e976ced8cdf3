import '../processes/endWithParent.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPrograms } from '../checks/requiredPrograms.mjs';
import { workspacePlan } from '../checks/workspacePlan.mjs';
import { ROOT } from '../ports.mjs';
import { takePorts } from '../processes/takePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';
import { runScript, runTool } from '../processes/runScript.mjs';

const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const E2E_REPORT = path.join(REPORTS, 'e2e.json');

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

await orExplain(takePorts);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** What is run: a workspace alone, or everything. */
const [workspace] = process.argv.slice(2);
const {
  types = [],
  isDeployed,
  hasBudgets,
} = workspace ? workspacePlan(workspace) : { isDeployed: true, hasBudgets: true };
const words = workspace ? [workspace] : [];
const files = workspace ? [workspace] : ['.'];
const knip = workspace ? ['--workspace', workspace] : [];
const projects = words.length > 0 ? ['--projects', ...words] : [];

// Two at once, since each of them uses one processor.
await Promise.all([
  check('lint', () => runTool('eslint', files)),
  check('format', () => runTool('prettier', ['--check', '--log-level', 'warn', ...files]))
    .then(() => check('types', () => runTool('typescript', ['-b', ...types], { command: 'tsc' })))
    .then(() => check('dead code', () => runTool('knip', knip))),
]);
const { missing, required } = missingPrograms();
for (const name of missing)
  console.log(`\n${name} is not installed, so the tests that need it are left out.`);
if (required.length > 0) await check(`${required.join(' and ')}, which this run needs`, () => false);
tally(
  // A test that failed may have left a server behind, which must not hold up the run.
  await step('unit tests', () =>
    runTool('jest', [
      ...projects,
      // One for each processor. By default one stays free for other work, and nothing else runs now.
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${UNIT_REPORT}`,
      '--forceExit',
    ]),
  ),
  UNIT_REPORT,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
);
if (isDeployed && (await check('build', () => runScript(script('buildStale.mjs'), words)))) {
  if (hasBudgets) await check('size budgets', () => runScript(script('budgets.mjs'), words));
  tally(
    await step('end-to-end tests', () =>
      runScript(script('e2e.mjs'), words, { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT }),
    ),
    E2E_REPORT,
    (report) => {
      unstable.push(...unstableSpecs(report));
      return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    },
  );
}

if (unstable.length > 0) {
  console.log('\nPassed only at the second run, and needs mending:');
  for (const title of unstable) console.log(`  ${title}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
