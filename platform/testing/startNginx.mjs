import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { liveFolder } from '../compose/composedSite.mjs';
import { freePort } from './freePort.mjs';
import { signalProcess, spawnWatched } from './spawnWatched.mjs';
import { writeNginx } from '../nginx/writeNginx.mjs';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What is missing of Debian's nginx and its module for brotli, as the containers have them. */
export const missingOfNginx = () =>
  [
    [PROGRAM, 'nginx'],
    [BROTLI, "nginx's brotli module"],
  ].find(([file]) => !existsSync(file))?.[1];

export const hasNginx = () => missingOfNginx() === undefined;

const answers = (port, target) =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: target, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

/**
 * Runs Debian's nginx on this machine as a container of the stack would: with the same configuration and the same script.
 * @param {string} folder Folder of the deployment, such as `shell`.
 * @param {{ port: number, site?: string, releases?: string, api?: string, remotes?: [folder: string, address: string][] }} options
 * @returns A server with `stop`, and `settled`, which waits until nginx serves the live version of the site.
 */
export async function startNginx(folder, { port, site, ...options }) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const metricsPort = await freePort();
  const [listen, metrics] = [port, metricsPort].map((each) => `127.0.0.1:${each}`);
  const settings = { ...options, site, work, resolver: '', listen, metrics };
  await writeNginx(
    folder,
    work,
    Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
  );
  const args = [path.join(work, 'run.sh'), work, ...(site ? [site] : [])];
  // As root, nginx's workers would be somebody else, who may not read the folders of a test.
  const env = {
    ...process.env,
    TRUSTED_PROXIES: '127.0.0.1',
    NGINX_GLOBALS: process.getuid?.() === 0 ? 'user root;' : '',
  };
  let output = '';
  const runner = await spawnWatched('sh', args, { env, onOutput: (text) => (output += text) });
  const until = async (isDone) => {
    while (!(await isDone())) {
      if (runner.hasEnded()) throw new Error(`nginx has ended. ${output}`);
      await pause(50);
    }
  };
  await until(() => answers(port, '/live'));
  const masterId = async () => Number(await readFile(path.join(work, 'nginx.pid'), 'utf8'));
  const workersNow = async () => {
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(await masterId())]);
    return stdout.trim().split('\n').map(Number);
  };
  let served = site && path.basename(liveFolder(site));
  let workers = site ? await workersNow() : [];
  return {
    port,
    metricsPort,
    /** What it has written so far: its log. */
    output: () => output,
    settled: async () => {
      const live = path.basename(liveFolder(site));
      if (live === served) return;
      await until(() => output.includes(`nginx serves ${live}.`));
      // Workers with the configuration before end when their requests do.
      await until(async () => (await workersNow()).every((worker) => !workers.includes(worker)));
      served = live;
      workers = await workersNow();
    },
    /** Ends all its processes from one moment to the next. */
    kill: async () => {
      const ids = [runner.pid, await masterId(), ...(await workersNow())];
      for (const id of ids) signalProcess(id, 'SIGKILL');
      await runner.end('SIGKILL');
    },
    stop: async () => {
      await runner.end('SIGTERM');
      await rm(work, { recursive: true, force: true });
    },
  };
}
