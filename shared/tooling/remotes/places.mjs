import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appByFolder, appFolder, APPS, metricsPort, ROOT, TARGETS } from '../ports.mjs';

const LOCAL = 'local';
const SITES = '.cache';
const STORES = '.releases';

const readEnvironments = () =>
  JSON.parse(readFileSync(appFolder(appByFolder('shell'), 'remotes.json'), 'utf8'));

/** The environments whose remotes are served from this machine: `local`, and one for each other set of servers. */
const targetOf = (environment) => (environment === LOCAL ? 'start' : environment);

function addressesOf(environment) {
  const environments = readEnvironments();
  const target = targetOf(environment);
  if (!(target in TARGETS)) {
    if (environment in environments) return environments[environment];
    const known = [...Object.keys(environments), ...Object.keys(TARGETS).filter((name) => name !== 'start')];
    throw new Error(`No environment is named "${environment}". Known: ${known.join(', ')}.`);
  }
  const moved = Object.entries(environments[LOCAL]).map(([name, address]) => {
    const url = new URL(address);
    url.port = String(Number(url.port) + TARGETS[target].portOffset);
    return [name, url.origin];
  });
  return Object.fromEntries(moved);
}

/**
 * Where one deployment of the whole site is: the registry, with the releases of the remotes in folders beside it, the
 * composed pages, and the addresses from which browsers get the remotes. Those that begin with a slash are below
 * whatever address the site is opened at.
 * @param {{ environment?: string, registry?: string, out?: string }} [options] The files of an environment on this
 *   machine have their places; elsewhere both must be named.
 */
export function placeOf({ environment = LOCAL, registry, out } = {}) {
  const addresses = addressesOf(environment);
  const target = targetOf(environment);
  const isHere = target in TARGETS;
  if (!isHere && !(registry && out))
    throw new Error(`The environment "${environment}" needs --registry FILE and --out FOLDER.`);
  const file = path.resolve(registry ?? path.join(ROOT, STORES, target, 'registry.json'));
  const store = path.dirname(file);
  return {
    environment,
    registry: file,
    store,
    site: out
      ? path.resolve(out)
      : registry
        ? path.join(store, 'site')
        : path.join(ROOT, SITES, target, 'shell'),
    /** Where what the servers have counted of the releases is read. */
    metrics: isHere ? `http://localhost:${metricsPort(target)}/metrics` : 'http://shell:9464/metrics',
    remotes: APPS.filter((app) => !app.host && app.name in addresses),
    /** The folder of a remote's releases. */
    folderOf: (app) => path.join(store, app.folder),
    releaseFolder: (app, version) => path.join(store, app.folder, version),
    entryOf: (app, version, file_) => `${addresses[app.name].replace(/\/$/, '')}/${version}/${file_}`,
  };
}

/** The place of a set of servers on this machine. */
export const placeOfTarget = (target) => placeOf({ environment: target === 'start' ? LOCAL : target });
