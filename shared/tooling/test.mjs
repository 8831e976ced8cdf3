import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ROOT } from './ports.mjs';

const REPORTS = path.join(ROOT, '.cache/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const E2E_REPORT = path.join(REPORTS, 'e2e.json');

const totals = { passed: 0, failed: 0 };

function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

const check = (title, command, args) => (run(title, command, args) ? count(1, 0) : count(0, 1));

/** Adds a runner's own counts; a runner that failed without a failed test counts as one failure. */
function tally(ok, report, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  count(counts.passed, ok ? counts.failed : Math.max(1, counts.failed));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

check('lint', 'npx', ['eslint', '.']);
check('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
check('types', 'npx', ['tsc', '-b']);
check('dead code', 'npx', ['knip']);
tally(run('unit tests', 'npx', ['jest', '--json', `--outputFile=${UNIT_REPORT}`]), UNIT_REPORT, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}));
const built = run('build', 'node', ['shared/tooling/build-stale.mjs']);
count(built ? 1 : 0, built ? 0 : 1);
if (built) {
  check('size budgets', 'node', ['shared/tooling/budgets.mjs']);
  const browser = findBrowser();
  tally(
    run('end-to-end tests', 'node', ['shared/tooling/e2e.mjs'], {
      ...(browser ? { CHROME_PATH: browser } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT,
    }),
    E2E_REPORT,
    (report) => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }),
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
