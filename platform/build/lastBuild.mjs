// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from './build.mjs';
import { appFolder, APPS } from '../ports.mjs';
import { RELEASE_FILE } from '../release/releaseFile.mjs';
import { placeOfTarget } from '../remotes/places.mjs';
import { liveOf, versionName } from '../remotes/registryChanges.mjs';

/** @typedef {import('../ports.mjs').App} App */

/**
 * The folder of a remote's last release here, if there is one and its files are kept.
 * @param {App} app
 * @param {{ registry: string, releaseFolder: (app: App, version: string) => string }} [place]
 */
export function lastRelease(app, place = placeOfTarget('start')) {
  if (!existsSync(place.registry)) return undefined;
  const live = liveOf(JSON.parse(readFileSync(place.registry, 'utf8')), app.name);
  const folder = live && place.releaseFolder(app, versionName(live));
  return folder && existsSync(path.join(folder, RELEASE_FILE)) ? folder : undefined;
}

/** @param {App} app */
function lastBuild(app) {
  const dist = appFolder(app, 'dist');
  return existsSync(path.join(dist, RELEASE_FILE)) ? dist : undefined;
}

/**
 * Builds what is needed to run one deployment: itself and the shell from their sources. The other remotes are taken from
 * their last release, or their last build; one that has neither is built this once.
 * @param {App} [only] Without one, everything is built.
 * @returns {Promise<(app: App) => string>} Where the build of a remote is.
 */
export async function buildFor(only) {
  /** @type {Map<App, string>} */
  const kept = new Map();
  for (const app of only ? APPS.filter((other) => other !== only && !other.host) : []) {
    // The tests of the shell change builds of the remotes where these are made.
    const folder = only?.host ? lastBuild(app) : (lastRelease(app) ?? lastBuild(app));
    if (folder) kept.set(app, folder);
    console.log(`${app.folder}: ${folder ?? 'was never built, so it is built this once'}`);
  }
  await buildStale(APPS.filter((app) => !kept.has(app)));
  return (app) => kept.get(app) ?? appFolder(app, 'dist');
}
