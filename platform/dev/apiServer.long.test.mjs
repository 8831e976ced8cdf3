import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { freePort } from '../testing/freePort.mjs';

const API_SERVER = new URL('./apiServer.mjs', import.meta.url).href;

/** Databases take their time on a busy machine. */
const PATIENCE_MS = 90_000;

let folder;
let running;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'api-server-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const dataFolder = () => path.join(folder, 'data');

/** Starts the API from a process of its own, as `npm start` does; resolves with the line that it prints. */
async function start(port) {
  const script = path.join(folder, 'start.mjs');
  const where = JSON.stringify({ port, dataFolder: dataFolder() });
  await writeFile(
    script,
    `import { startApi } from ${JSON.stringify(API_SERVER)};
    console.log(await startApi(${where}));
    setInterval(() => undefined, 1000);`,
  );
  running = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => running.stdout.once('data', (said) => resolve(String(said).trim())));
}

const ending = () => new Promise((resolve) => running.once('exit', (_, signal) => resolve(signal)));

/** After a kill the server is told by its channel, so it needs a moment. */
async function untilGone(file) {
  for (const latest = Date.now() + 10_000; existsSync(file); await pause(50))
    if (Date.now() > latest) throw new Error(`${file} is still there.`);
}

async function eventsAt(url) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query events { events { id } }' }),
  });
  return (await answer.json()).data.events;
}

it(
  'starts the API without any set-up, and ends it with the process, its data free for the next',
  async () => {
    const port = await freePort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL']) {
      const url = await start(port);
      expect(url).toBe(`http://localhost:${port}/graphql`);
      expect(await eventsAt(url)).not.toHaveLength(0);
      const ended = ending();
      running.kill(signal);
      expect(await ended).toBe(signal);
      await requireFreePorts([port], 10_000);
      await untilGone(path.join(dataFolder(), 'lock'));
    }
  },
  PATIENCE_MS,
);

it(
  'names a taken port, and goes on',
  async () => {
    const server = http.createServer();
    await new Promise((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address();
    expect(await start(port)).toMatch(new RegExp(`^not started.*: Port ${port} is taken by another program`));
    server.close();
  },
  PATIENCE_MS,
);

it(
  'says in one line why an API that fails has not started, and goes on',
  async () => {
    // Where the folder of the data should be.
    await writeFile(dataFolder(), '');
    expect(await start(await freePort())).toMatch(/^not started, the console shows sample data: .*EEXIST.*$/);
    expect(running.exitCode).toBeNull();
  },
  PATIENCE_MS,
);
