import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteConfig } from './remoteConfig.mjs';
import { shellConfig } from './shellConfig.mjs';
import { appByFolder, APPS } from '../ports.mjs';

const SCRIPTS = ['run.sh', 'countRequests.awk'];

/** As they are in the containers. */
export const DEFAULTS = {
  listen: '8080',
  metrics: '9464',
  site: '/srv/site',
  releases: '/srv/releases',
  api: 'http://api:4000',
  resolver: '127.0.0.11',
  modules: '/usr/lib/nginx/modules',
  work: '/tmp/nginx',
};

/** Where a remote is reached from the shell, such as `public-site=http://public-site:8080`. */
const defaultRemotes = APPS.filter(({ host }) => !host).map(
  ({ folder }) => `${folder}=http://${folder}:${DEFAULTS.listen}`,
);

/**
 * @param {string} folder Folder of the deployment.
 * @param {Partial<typeof DEFAULTS> & { remote?: string[] }} [options]
 */
export function nginxConfig(folder, { remote = defaultRemotes, ...options } = {}) {
  const settings = { ...DEFAULTS, ...options };
  if (!appByFolder(folder).host) return remoteConfig(folder, settings);
  const remotes = remote.map((text) => {
    const [name, address] = text.split(/=(.*)/s);
    if (!address || !URL.canParse(address))
      throw new Error(`--remote needs a folder and an address, such as ${defaultRemotes[0]}, not "${text}".`);
    return [appByFolder(name).folder, address];
  });
  return shellConfig({ ...settings, remotes });
}

/** Writes `nginx.conf`, and the scripts that run nginx with it, follow the live site and count requests. */
export async function writeNginx(folder, out, options) {
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'nginx.conf'), nginxConfig(folder, options));
  for (const script of SCRIPTS)
    await copyFile(fileURLToPath(new URL(script, import.meta.url)), path.join(out, script));
}
