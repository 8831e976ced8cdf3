import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { galleryPort, portsOf } from '@venue/platform/ports';
import { takenPorts } from '@venue/platform/processes/freePorts';
import { expect, test } from '../support/test';

// The runs share the spare ports.
test.describe.configure({ mode: 'serial', timeout: 420_000 });

const PORTS = [...portsOf('spare'), galleryPort('spare')];

const ENDINGS = [
  ['SIGTERM', 'the process group'],
  ['SIGKILL', 'npm alone'],
] as const;

/** Command lines of the processes that carry a mark in their environment; other systems don't show it. */
async function processesWith(mark: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = (id: string, file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '');
  const marked = await Promise.all(ids.map(async (id) => (await read(id, 'environ')).includes(mark)));
  return Promise.all(ids.filter((_, index) => marked[index]).map((id) => read(id, 'cmdline')));
}

// Each round starts and composes a whole site, so only `npm run soak` has them.
for (const [signal, whom] of ENDINGS)
  test(`${signal} to ${whom} leaves no port taken and no process behind`, async () => {
    const mark = randomUUID();
    const env: NodeJS.ProcessEnv = { ...process.env, E2E_TARGET: 'spare', RUN_MARK: mark };
    // This run must not overwrite the report of the run that starts it.
    delete env.PLAYWRIGHT_JSON_OUTPUT_NAME;
    const words = ['platform/storage.spec.ts', '--workers', '1', '--reporter', 'list'];
    const npm = spawn('npm', ['run', 'e2e', '--', ...words, '--output', '.cache/spare/test-results'], {
      env,
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    let printed = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (more) => (printed += more));
    const ended = new Promise((resolve) => npm.once('exit', resolve));
    await expect.poll(() => printed, { timeout: 360_000 }).toContain('✓');
    expect(await takenPorts(PORTS)).toEqual(PORTS);
    if (npm.pid) process.kill(whom === 'npm alone' ? npm.pid : -npm.pid, signal);
    await ended;
    await expect.poll(() => takenPorts(PORTS), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => processesWith(mark), { timeout: 30_000 }).toEqual([]);
  });
