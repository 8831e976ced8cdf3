// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../ports.mjs';
import { ENTRY_FILE } from '../release/releaseFile.mjs';
import { readRouteList } from '../release/routeList.mjs';
import { routeListConfig } from '../build/otherConfigs.mjs';
import { CONTRACT_VERSIONS } from '../build/sharedModules.mjs';

/**
 * @typedef {import('../ports.mjs').App} App
 * @typedef {Record<string, unknown>[]} Versions What a registry says of one remote.
 * @typedef {() => Promise<Versions>} Source Reads it anew.
 */

const TIMEOUT_MS = 4000;

/**
 * What the registry says of a development server: there is one version, and its files have no hashes.
 * @param {string} address
 * @param {object[]} routes
 * @returns {Versions}
 */
export const developmentVersions = (address, routes) => [
  {
    url: `${address}/${ENTRY_FILE}`,
    metadata: { version: '0.0.0-development' },
    deployment: { traffic: 100, default: true },
    extras: { enabled: true, contract: CONTRACT_VERSIONS, routes },
  },
];

/**
 * A remote that is being worked on: its routes as they stand in the source at any time. The first answer waits for them.
 * @param {App} app
 * @param {string} address Of its development server.
 * @returns {Source}
 */
export function fromSources(app, address) {
  const folder = path.join(ROOT, '.cache/dev', app.folder);
  /** @type {object[]} */
  let routes = [];
  /** @param {unknown} reason */
  const complain = (reason) => console.error(`${app.folder}: its routes can't be read. ${reason}`);
  const known = new Promise((resolve) => {
    webpack(routeListConfig(app.folder, folder)).watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) complain(error ?? stats?.toString('errors-only'));
      else
        readRouteList(folder).then((found) => {
          routes = found;
          resolve(undefined);
        }, complain);
    });
  });
  return async () => {
    await known;
    return developmentVersions(address, routes);
  };
}

/**
 * A registry that belongs to somebody else. While it can't be read, it is as it was last.
 * @param {() => Promise<any>} read
 * @returns {Promise<(app: App) => Source>}
 */
export async function fromRegistry(read) {
  let last = await read();
  return (app) => async () => {
    last = await read().catch(() => last);
    return last.microFrontends[app.name] ?? [];
  };
}

/**
 * The registry of a deployed site.
 * @param {string} origin
 */
export async function readDeployed(origin) {
  const address = new URL('/registry.json', origin);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { signal }).catch(() => null);
  if (!answer?.ok)
    throw new Error(
      `${address} does not answer with a registry. Is the site running, and is this its address?`,
    );
  return answer.json();
}
