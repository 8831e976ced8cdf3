import { existsSync } from 'node:fs';
import { run } from '../processes/runScript.mjs';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's nginx and its module for brotli are there, as in the containers. */
export const hasNginx = () => existsSync(PROGRAM) && existsSync(BROTLI);

/**
 * Installs Debian's nginx where that is possible: as root, with apt. Nothing is started.
 * @returns {Promise<boolean>} Whether it is there.
 */
export async function findNginx() {
  if (hasNginx()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing nginx…');
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  // No service may start: only the tests run it, with a configuration of their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', ...quiet], env);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...packages], env);
  return hasNginx();
}
