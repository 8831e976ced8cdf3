import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { MEASURED } from './keepResult.mjs';

/** The results of which the page is made. */
export const RESULTS = path.join(ROOT, 'e2e/performance/results');
export const PAGE = path.join(ROOT, 'docs/measurements.md');

/** The order of the page, with the command that measures a part. */
const PARTS = {
  pages: 'npm run measure',
  loads: 'npm run bench',
  paints: 'PARTS=paints RUNS=25 node e2e/performance/bench.mjs',
  start: 'npm run bench',
  lists: 'npm run bench',
  releases: 'npm run bench',
  lighthouse: 'npm run lighthouse',
  servers: 'node e2e/performance/benchServers.mjs',
  containers: 'node e2e/performance/benchContainers.mjs',
  api: 'npm run -w api bench',
  soak: 'npm run soak',
};

/** Takes over what benchmarks have measured since. */
export const takeResults = () => cpSync(MEASURED, RESULTS, { recursive: true });

export const readResults = () =>
  Object.fromEntries(
    readdirSync(RESULTS).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')),
    ]),
  );

const line = (cells) => `| ${cells.join(' | ')} |`;

function section({ title, about, columns, rows, command, date, load }, machineNumber) {
  const conditions = [`\`${command}\``, date, `load ${load}`, ...machineNumber].join(', ');
  return [
    `## ${title}`,
    `${conditions}.${about ? ` ${about}` : ''}`,
    [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
  ].join('\n\n');
}

/**
 * The text of `docs/measurements.md`.
 * @param {ReturnType<typeof readResults>} results
 */
export function measurementsPage(results) {
  const names = Object.keys(PARTS).filter((name) => results[name]);
  const missing = Object.keys(PARTS).filter((name) => !results[name]);
  const machines = [...new Set(names.map((name) => results[name].machine))];
  /** Which machine, where there are several. */
  const numberOf = (machine) => (machines.length > 1 ? [`machine ${machines.indexOf(machine) + 1}`] : []);
  const notMeasured = missing.map((name) => `- ${name}: \`${PARTS[name]}\``);
  return `${[
    '# Measurements',
    'Written by `npm run measure` from the results in `e2e/performance/results`; do not edit it. "Load" is the work beside, in busy cores. The slow phone: 1.6 Mbps, 150 ms, a quarter of this machine\'s speed.',
    machines.map((machine, index) => `${index + 1}. ${machine}`).join('\n'),
    ...names.map((name) => section(results[name], numberOf(results[name].machine))),
    ...(missing.length > 0 ? ['## Not measured yet', notMeasured.join('\n')] : []),
  ].join('\n\n')}\n`;
}
