import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from './ports.mjs';
import { ENTRY_FILE } from './release/releaseFile.mjs';
import { readRouteList } from './release/routeList.mjs';
import { emptyRegistry, release } from './remotes/registryChanges.mjs';
import { CONTRACT_VERSIONS } from './singletons.mjs';
import { routeListConfig } from './webpack.mjs';

const OUTPUT = path.join(ROOT, '.cache/dev');

/** What the registry says of a development server: there is one version, and its files have no hashes. */
const developmentVersion = (address, routes) => ({
  url: `${address}/${ENTRY_FILE}`,
  metadata: { version: '0.0.0-development' },
  extras: { enabled: true, contract: CONTRACT_VERSIONS, routes },
});

/** Follows a remote's list of routes; calls back with the first one and with every other one after. */
function watchRoutes(app, found) {
  const folder = path.join(OUTPUT, app.folder);
  webpack(routeListConfig(app.folder, { outputPath: folder })).watch({}, (error, stats) => {
    if (error || stats.hasErrors())
      console.error(`${app.folder}: its routes can't be read. ${error ?? stats.toString('errors-only')}`);
    else
      readRouteList(folder).then(found, (broken) =>
        console.error(`${app.folder}: its routes can't be read. ${broken.message}`),
      );
  });
}

/**
 * Keeps a registry of development servers in memory, with the routes as they stand in the source at any time.
 * @param {{ app: object, address: string }[]} servers
 * @returns {() => Promise<object>} Reads it, once the routes of every remote are known.
 */
export function followDevelopment(servers) {
  let registry = emptyRegistry();
  const known = servers.map(
    ({ app, address }) =>
      new Promise((resolve) => {
        watchRoutes(app, (routes) => {
          const others = { ...registry.microFrontends, [app.name]: [] };
          const version = developmentVersion(address, routes);
          registry = release({ ...registry, microFrontends: others }, app.name, version);
          resolve();
        });
      }),
  );
  return async () => {
    await Promise.all(known);
    return registry;
  };
}
