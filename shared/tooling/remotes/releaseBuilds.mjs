import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../build.mjs';
import { appFolder } from '../ports.mjs';
import { readRelease } from '../release/releaseFile.mjs';
import { lastChange } from './changeNotes.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { release, versionName, versionsOf } from './registryChanges.mjs';
import { registryEntry, storeRelease } from './store.mjs';

/** The folder of a finished build: the one that is named, or the remote's folder in it. */
function buildIn(folder, app) {
  const own = path.resolve(folder, app.folder);
  return existsSync(own) ? own : path.resolve(folder);
}

/**
 * The builds to release: finished ones where a folder is named, else those of the working copy, which are built first
 * where that is needed.
 * @returns {Promise<{ app: object, folder: string }[]>}
 */
export async function buildsOf({ from }, apps) {
  if (!from) await buildStale(apps);
  return apps.map((app) => ({ app, folder: from ? buildIn(from, app) : appFolder(app, 'dist') }));
}

/** Stores a finished build, and makes it live in the registry or enters it there in another way. */
export async function releaseBuild(place, app, built, registry, enter = release) {
  const stored = await storeRelease(place, app, built);
  const known = versionsOf(registry, app.name).find((entry) => versionName(entry) === stored.version);
  return enter(registry, app.name, known ?? registryEntry(place, app, stored, Date.now()));
}

const distOf = (app) => appFolder(app, 'dist');

/**
 * Composes a place from the builds of the working copy. Of every remote the build is released if it is newer than the
 * last decision about the remote: what somebody has rolled back to stays through a restart, until there is something new.
 */
export const releaseNewBuilds = (place, { builtOf = distOf, shell } = {}) =>
  changeRegistry({ place, shell }, async (before) => {
    let registry = before;
    for (const app of place.remotes) {
      const built = builtOf(app);
      const { builtAt } = await readRelease(built);
      const isFirst = versionsOf(registry, app.name).length === 0;
      if (isFirst || Date.parse(builtAt) > (await lastChange(place, app)))
        registry = await releaseBuild(place, app, built, registry);
    }
    return registry;
  });

/** The same for a store that starts afresh. */
export async function recreateStore(place, builtOf = distOf) {
  await rm(place.store, { recursive: true, force: true });
  await releaseNewBuilds(place, { builtOf });
}
