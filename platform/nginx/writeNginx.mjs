import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION_PREFIX } from '../hosting/cacheRules.mjs';
import { COMMON_HEADERS } from '../hosting/headers.mjs';
import { appByFolder, APPS } from '../ports.mjs';
import { mainConfig } from './mainConfig.mjs';
import { shellConfig } from './shellConfig.mjs';

const SCRIPTS = ['run.sh', 'countRequests.awk'];

/** As they are in the containers. `remotes` says where each is reached from the shell. */
export const DEFAULTS = {
  listen: '8080',
  metrics: '9464',
  site: '/srv/site',
  releases: '/srv/releases',
  api: 'http://api:4000',
  remotes: APPS.filter(({ host }) => !host).map(({ folder }) => [folder, `http://${folder}:8080`]),
  resolver: '127.0.0.11',
  modules: '/usr/lib/nginx/modules',
  work: '/tmp/nginx',
};

/**
 * The nginx configuration of a remote: its releases, each below its version. The page on which a remote works without
 * the shell is for development, and is not served here.
 */
const remoteConfig = (folder, { releases, ...settings }) =>
  mainConfig(settings, {
    headers: { ...COMMON_HEADERS, 'Cache-Control': '$file_cache', Vary: 'Accept-Encoding' },
    server: `
    location ~ "${VERSION_PREFIX}" {
      root ${releases}/${folder};
      location ~ "/\\.|\\.html$" {
        return 404;
      }
      try_files $uri =404;
    }
    location / {
      return 404;
    }
`,
  });

/**
 * Writes `nginx.conf`, and the scripts that run nginx with it, follow the live site and count requests.
 * @param {Partial<typeof DEFAULTS>} [options]
 */
export async function writeNginx(folder, out, options) {
  const configOf = appByFolder(folder).host ? shellConfig : (settings) => remoteConfig(folder, settings);
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'nginx.conf'), configOf({ ...DEFAULTS, ...options }));
  for (const script of SCRIPTS)
    await copyFile(fileURLToPath(new URL(script, import.meta.url)), path.join(out, script));
}
