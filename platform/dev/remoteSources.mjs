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
          routes = found.routes;
          resolve(undefined);
        }, complain);
    });
  });
  return async () => {
    await known;
    return developmentVersions(address, routes);
  };
}

/** A remote's versions, with the addresses that they have on their own site. @param {Versions} versions @param {string} origin @returns {Versions} */
const onSite = (versions, origin) =>
  versions.map(({ url, fallbackUrl, ...version }) => ({
    ...version,
    url: new URL(String(url), origin).href,
    ...(fallbackUrl ? { fallbackUrl: new URL(String(fallbackUrl), origin).href } : {}),
  }));

/**
 * The releases of another site. While its registry can't be read, it is as it was last.
 * @param {string} origin
 * @returns {Promise<(app: App) => Source>}
 */
export async function fromSite(origin) {
  let last = await readRegistry(origin);
  return (app) => async () => {
    last = await readRegistry(origin).catch(() => last);
    return onSite(last.microFrontends[app.name] ?? [], origin);
  };
}

/** @param {string} origin */
async function readRegistry(origin) {
  const address = new URL('/registry.json', origin);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address, { signal }).catch(() => null);
  if (!answer?.ok)
    throw new Error(
      `${address} does not answer with a registry. Is the site running, and is this its address?`,
    );
  return answer.json();
}
