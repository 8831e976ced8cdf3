import { VERSION_PREFIX } from '../hosting/cacheRules.mjs';
import { COMMON_HEADERS } from '../hosting/headers.mjs';
import { mainConfig } from './mainConfig.mjs';

/**
 * The nginx configuration of a remote: its releases, each below its version. The page on which a remote works without
 * the shell is for development, and is not served here.
 * @param {string} folder Folder of the deployment, such as `public-site`.
 * @param {{ listen: string, releases: string, modules: string, work: string }} options
 */
export const remoteConfig = (folder, { releases, ...options }) =>
  mainConfig({
    ...options,
    headers: { ...COMMON_HEADERS, 'Cache-Control': '$file_cache', Vary: 'Accept-Encoding' },
    http: '',
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
