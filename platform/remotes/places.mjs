import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appByFolder, appFolder, APPS, metricsPort, portOffset, ROOT, TARGETS } from '../ports.mjs';

const LOCAL = 'local';
const SITES = '.cache';
const STORES = '.releases';

/** Where the remotes of each environment are served, and the public keys with which their teams sign. */
const REMOTES_FILE = appFolder(appByFolder('shell'), 'remotes.json');

/** The environments whose remotes are served from this machine: `local`, and one for each other set of servers. */
const targetOf = (environment) => (environment === LOCAL ? 'start' : environment);

function remotesOf(environment, file) {
  const environments = JSON.parse(readFileSync(file, 'utf8'));
  const target = targetOf(environment);
  if (!(target in TARGETS)) {
    if (environment in environments) return environments[environment];
    const known = [...Object.keys(environments), ...Object.keys(TARGETS).filter((name) => name !== 'start')];
    throw new Error(`No environment is named "${environment}". Known: ${known.join(', ')}.`);
  }
  const moved = Object.entries(environments[LOCAL]).map(([name, remote]) => {
    const url = new URL(remote.address);
    url.port = String(Number(url.port) + portOffset(target));
    return [name, { ...remote, address: url.origin }];
  });
  return Object.fromEntries(moved);
}

/**
 * Where one deployment of the whole site is: the registry, with the releases of the remotes in folders beside it, the
 * composed pages, and the addresses from which browsers get the remotes. Those that begin with a slash are below
 * whatever address the site is opened at.
 * @param {{ environment?: string, registry?: string, out?: string, remotes?: string }} [options] The files of an
 *   environment on this machine have their places; elsewhere both must be named. `remotes` is another file of remotes.
 */
export function placeOf({ environment = LOCAL, registry, out, remotes: list = REMOTES_FILE } = {}) {
  const remotes = remotesOf(environment, list);
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
    remotes: APPS.filter((app) => !app.host && app.name in remotes),
    /** The folder of a remote's releases. */
    folderOf: (app) => path.join(store, app.folder),
    releaseFolder: (app, version) => path.join(store, app.folder, version),
    entryOf: (app, version, file_) => `${remotes[app.name].address.replace(/\/$/, '')}/${version}/${file_}`,
    /** The public keys of its team. Without any, its releases need no signature. */
    keysOf: (app) => remotes[app.name].keys ?? [],
  };
}

/** The place of a set of servers on this machine. */
export const placeOfTarget = (target) => placeOf({ environment: target === 'start' ? LOCAL : target });
