import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveFolder } from '../composedSite.mjs';
import { writeNginx } from './writeNginx.mjs';

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
 * @param {{ port: number, site?: string, releases?: string, api?: string, remote?: string[] }} options
 * @returns A server with `stop`, and `settled`, which waits until nginx serves the live version of the site.
 */
export async function startNginx(folder, { port, site, ...options }) {
  const work = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const settings = { ...options, site, work, resolver: '', listen: `127.0.0.1:${port}` };
  await writeNginx(
    folder,
    work,
    Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
  );
  const args = [path.join(work, 'run.sh'), work, ...(site ? [site] : [])];
  // As root, nginx's workers would be somebody else, who may not read the folders of a test.
  const globals = process.getuid?.() === 0 ? 'user root;' : '';
  const env = { ...process.env, NGINX_GLOBALS: globals };
  const child = spawn('sh', args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (more) => (said += more));
  const ended = once(child, 'exit');
  const until = async (isDone) => {
    while (!(await isDone())) {
      if (child.exitCode !== null) throw new Error(`nginx has ended. ${said}`);
      await pause(50);
    }
  };
  await until(() => answers(port, '/live'));
  const first = site && path.basename(liveFolder(site));
  return {
    port,
    pid: child.pid,
    said: () => said,
    settled: async () => {
      const live = path.basename(liveFolder(site));
      const isServed = () => said.trim().split('\n').at(-1)?.includes(`serves ${live}.`);
      await until(() => isServed() || (live === first && !said.includes('nginx serves')));
      // Workers with the configuration before end when their requests do.
      await pause(300);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(work, { recursive: true, force: true });
    },
  };
}
