import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { galleryPort, portsOf } from '@venue/shared/tooling/ports';

/** Ports that a run of the end-to-end tests on the spare servers listens on. */
export const SPARE_PORTS = [...portsOf('spare'), galleryPort('spare')];

/** Command lines of the processes that carry a mark in their environment; other systems don't show it. */
async function processesWith(mark: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (id: string, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  const marked = await Promise.all(ids.map(async (id) => (await read(id, 'environ')).includes(mark)));
  return Promise.all(ids.filter((_, index) => marked[index]).map((id) => read(id, 'cmdline')));
}

/** `npm run e2e` with servers of its own, as somebody in another terminal would start it. */
export function startRun(...args: string[]) {
  const mark = randomUUID();
  const env: NodeJS.ProcessEnv = { ...process.env, E2E_TARGET: 'spare', RUN_MARK: mark };
  // This run must not overwrite the report of the run that starts it.
  delete env.PLAYWRIGHT_JSON_OUTPUT_NAME;
  const output = ['--workers', '1', '--reporter', 'list', '--output', '.cache/spare/test-results'];
  const npm: ChildProcess = spawn('npm', ['run', 'e2e', '--', ...args, ...output], {
    env,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  npm.stdout?.on('data', (more) => (printed += more));
  npm.stderr?.on('data', (more) => (printed += more));
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  return {
    ended,
    /** What it has printed until now. */
    output: () => printed,
    kill(signal: NodeJS.Signals, whom: 'npm' | 'group') {
      if (npm.pid) process.kill(whom === 'group' ? -npm.pid : npm.pid, signal);
    },
    processes: () => processesWith(mark),
  };
}
