import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../build/build.mjs';
import { appFolder } from '../ports.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { withLock } from './lock.mjs';
import * as changes from './registryChanges.mjs';
import { writeText } from './registryFile.mjs';
import { readBuild, registryEntry, storeRelease } from './store.mjs';

const { release, versionName, versionsOf } = changes;

/** The folder of a finished build: the one that is named, or the remote's folder in it. */
function buildIn(folder, app) {
  const own = path.resolve(folder, app.folder);
  return existsSync(own) ? own : path.resolve(folder);
}

/** Where finished builds are: in a folder that is named, else in the working copy. */
export const finishedBuilds = ({ from }, apps) =>
  apps.map((app) => ({ app, folder: from ? buildIn(from, app) : appFolder(app, 'dist') }));

/**
 * The builds to release: finished ones where a folder is named, else those of the working copy, which are built first
 * where that is needed.
 * @returns {Promise<{ app: object, folder: string }[]>}
 */
export async function buildsOf({ from }, apps) {
  if (!from) await buildStale(apps);
  return finishedBuilds({ from }, apps);
}

/** Stores a finished build, and makes it live in the registry or enters it there in another way. */
async function releaseBuild(place, app, built, registry, enter) {
  const stored = await storeRelease(place, app, built, versionsOf(registry, app.name));
  const described = changes.withDescription(registry, app.name, stored);
  return enter(described, app.name, entryOfBuild(place, app, described, stored));
}

/** What a registry says of a build: what it has said before, of one that it lists. */
export const entryOfBuild = (place, app, registry, build) =>
  listedAs(registry, app, build.version) ?? registryEntry(place, app, build, Date.now());

const listedAs = (registry, { name }, version) =>
  versionsOf(registry, name).find((entry) => versionName(entry) === version);

const seenFile = (place) => path.join(place.store, 'seen.json');

/**
 * The version of the build that a command or a start saw last of each remote, by its name, whatever is live now. Without
 * the note every version that the registry does not list is new.
 */
const seenBuilds = (place) =>
  readFile(seenFile(place), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));

/**
 * Releases finished builds together.
 * @param {{ enter?: (registry: object, name: string, entry: object) => object,
 *   isWanted?: (registry: object, app: object, version: string) => boolean }} [options] `enter` puts a version into the
 *   registry, for everybody unless another way is named; `isWanted` says which of the builds are released, by default all.
 * @returns {Promise<{ before: object, after: object, isSame: boolean }>}
 */
export async function releaseBuilds(context, builds, { enter = release, isWanted = () => true } = {}) {
  const versions = {};
  const result = await changeRegistry(context, async (before) => {
    let registry = before;
    for (const { app, folder } of builds) {
      const { version } = await readBuild(app, folder);
      versions[app.name] = version;
      if (isWanted(before, app, version))
        registry = await releaseBuild(context.place, app, folder, registry, enter);
    }
    return registry;
  });
  await withLock(context.place.store, async () =>
    writeText(seenFile(context.place), JSON.stringify({ ...(await seenBuilds(context.place)), ...versions })),
  );
  return result;
}

/**
 * Whether a build is something new, by what is in it: when it was built says nothing. A server releases what the
 * registry does not list, so what was rolled back or replaced stays so, however often its image is built again. On a
 * developer's machine a build of older sources is new too, unless it is the one that was seen last.
 */
const isNew = (seen, isServer) => (registry, app, version) => {
  const last = seen[app.name];
  const isKnown = Boolean(listedAs(registry, app, version));
  return version !== last && !(isKnown && (isServer || last === undefined));
};

const distOf = (app) => appFolder(app, 'dist');

/** Composes a place from finished builds, of which the new ones are released. */
export async function releaseNewBuilds(place, { builtOf = distOf, shell, isServer = false } = {}) {
  const builds = place.remotes.map((app) => ({ app, folder: builtOf(app) }));
  return releaseBuilds({ place, shell }, builds, { isWanted: isNew(await seenBuilds(place), isServer) });
}

/** The same for a store that starts afresh. */
export async function recreateStore(place, builtOf = distOf) {
  await rm(place.store, { recursive: true, force: true });
  await releaseNewBuilds(place, { builtOf });
}
