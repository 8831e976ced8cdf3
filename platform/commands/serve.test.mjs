// docs/hosting.md, The server
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixtureStore } from '../testing/fixtureStore.mjs';
import { askPort, RELEASES } from '../testing/servedStore.mjs';

const COMMAND = fileURLToPath(new URL('./serve.mjs', import.meta.url));
const { SHELL } = RELEASES;

let folder;
let child;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'serve-'));
});
afterEach(async () => {
  if (child?.exitCode === null) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server as its container does, until it says its port or ends. */
async function serve(environment) {
  child = spawn(process.execPath, [COMMAND], { env: { PORT: '0', ...environment }, stdio: 'pipe' });
  let said = '';
  const ended = once(child, 'exit');
  const heard = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => /on port \d+/.test((said += text)) && resolve());
  });
  await Promise.race([heard, ended]);
  const [, port] = /on port (\d+)/.exec(said) ?? [];
  return { port: Number(port), ended, said: () => said };
}

it('serves the store that the environment names, believes its proxies, and ends when it is asked to', async () => {
  const store = fixtureStore(folder);
  await store.shell(SHELL, { pages: { frame: 'frame', notFound: 'not found' } });
  await store.choose({ shell: SHELL });
  const { port, ended } = await serve({
    STORE: folder,
    TRUSTED_PROXIES: '10.0.0.0/8 127.0.0.1',
    METRICS_PORT: '0',
  });
  const live = await askPort(port, '/live', { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(JSON.parse(live.body)).toMatchObject({ choice: 1 });
  expect(live.headers['strict-transport-security']).toBeDefined();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('says that it is not well while nothing has been released', async () => {
  const { port } = await serve({ STORE: path.join(folder, 'later') });
  expect((await askPort(port, '/live')).status).toBe(503);
});

it.each([
  ['no store', {}, 'STORE needs the folder of the store.'],
  ['a port that is none', { STORE: '.', PORT: 'http' }, 'PORT needs the number of a port, not "http".'],
  ['a key that is too short', { STORE: '.', MARK_KEY_FILE: 'short' }, 'needs at least 32 characters'],
])('does not start with %s, and says what is wrong', async (_, environment, words) => {
  await writeFile(path.join(folder, 'short'), 'abc\n');
  const named = environment.MARK_KEY_FILE && { MARK_KEY_FILE: path.join(folder, environment.MARK_KEY_FILE) };
  const { ended, said } = await serve({ ...environment, ...named });
  expect((await ended)[0]).toBe(1);
  expect(said()).toContain(words);
});
