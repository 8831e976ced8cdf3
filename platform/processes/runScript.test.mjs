import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { requireFreePorts } from './freePorts.mjs';

const RUN_SCRIPT = new URL('./runScript.mjs', import.meta.url).href;
const SERVER = `
  const server = require('node:http').createServer((_, response) => response.end('here'));
  server.listen(0, 'localhost', () => console.log('listening ' + server.address().port));
`;
const starter = (script) => `
  import { runScript } from ${JSON.stringify(RUN_SCRIPT)};
  const ok = await runScript(${JSON.stringify(script)});
  console.log('ended ' + ok);
`;

let folder;
let running;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'run-script-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that starts another, as `npm test` starts its steps; resolves with the first line they print. */
async function start(script) {
  const inner = path.join(folder, 'inner.cjs');
  const outer = path.join(folder, 'outer.mjs');
  await writeFile(inner, script);
  await writeFile(outer, starter(inner));
  running = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => running.stdout.once('data', (said) => resolve(String(said).trim())));
}

const hasEnded = () => new Promise((resolve) => running.once('exit', (_, signal) => resolve(signal)));

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'])(
  'leaves no server behind when the process that started it gets %s',
  async (signal) => {
    const [, port] = (await start(SERVER)).split(' ');
    const answer = await fetch(`http://localhost:${port}`);
    expect(await answer.text()).toBe('here');
    const ended = hasEnded();
    running.kill(signal);
    expect(await ended).toBe(signal);
    // What can't be passed on is noticed by the server itself.
    await requireFreePorts([Number(port)], 10_000);
  },
);

it('waits for a program that takes its time to end', async () => {
  const slow = `process.on('SIGTERM', () => setTimeout(() => { console.log('tidy'); process.exit(0); }, 700));
    console.log('ready'); setInterval(() => undefined, 1000);`;
  await start(slow);
  let said = '';
  running.stdout.on('data', (more) => (said += more));
  const ended = hasEnded();
  running.kill('SIGTERM');
  expect(await ended).toBe('SIGTERM');
  expect(said).toBe('tidy\n');
});

it.each([
  ['process.exitCode = 0', 'ended true'],
  ['process.exitCode = 3', 'ended false'],
])('says whether the script succeeded: %s', async (script, expected) => {
  expect(await start(script)).toBe(expected);
});
