import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

/** Where benchmarks leave what they have measured, for `npm run measure`. */
export const MEASURED = path.join(ROOT, '.cache/measured');

/** The command that has been typed, with those settings that were set for it. */
function commandLine(settings) {
  const set = settings.filter((name) => process.env[name]);
  const script = path.relative(ROOT, process.argv[1]).replaceAll('\\', '/');
  return [...set.map((name) => `${name}=${process.env[name]}`), 'node', script].join(' ');
}

const machine = () => {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus.length} cores (${cpus[0]?.model.trim()}), ${memory} GB, ${os.type()}, Node ${process.versions.node}`;
};

/**
 * Keeps what a benchmark has measured, with date, machine and command.
 * @param {string} name Of its result.
 * @param {{ title: string, about?: string, columns: string[], rows: (string | number)[][], settings?: string[] }} result
 *   `settings` are the environment's variables that change the benchmark; the first cell of a row says what it is about.
 */
export function keepResult(name, { settings = [], ...result }) {
  mkdirSync(MEASURED, { recursive: true });
  const kept = {
    ...result,
    command: commandLine(settings),
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    load: os.loadavg()[0].toFixed(1),
  };
  writeFileSync(path.join(MEASURED, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
