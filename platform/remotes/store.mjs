import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../compose/composedSite.mjs';
import { requireAnswers } from '../release/documents.mjs';
import { ENTRY_FILE, readRelease, RELEASE_FILE, SIGNATURE_FILE } from '../release/releaseFile.mjs';
import { filesIn } from '../release/verifyRelease.mjs';
import { requireOwn } from './listedRelease.mjs';
import { KEPT_MS } from './registryChanges.mjs';

/** A folder that is being filled; its name is no version's. */
const UNFINISHED = '.unfinished';

/** Reads the `release.json` of a finished build. */
export async function readBuild(app, built) {
  if (existsSync(path.join(built, RELEASE_FILE))) return readRelease(built);
  throw new Error(
    `${built} holds no build of ${app.folder}. Build it first: npm run build -w ${app.folder}.`,
  );
}

/** Checks a release before visitors get it, with what it asks of the API. Whether it fits the shell is for `checkRegistry`. */
async function requireRelease(place, app, source, about) {
  const release = await requireOwn(place, app, source, about);
  await requireAnswers(app, release, source);
  return release;
}

/**
 * Copies a finished build into the store, beside the releases before. A release that is there already stays as it is.
 * @returns {Promise<object>} Its `release.json`.
 */
export async function storeRelease(place, app, built, known) {
  await readBuild(app, built);
  const unfinished = path.join(place.folderOf(app), UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const isPartOfIt = (file) => file === built || !path.basename(file).startsWith('.');
  await cp(built, unfinished, { recursive: true, filter: isPartOfIt });
  // Nothing of a build is believed before its copy, which nobody changes any more, is found good.
  const copy = { ...filesIn(unfinished), where: built };
  const { version } = await requireRelease(place, app, copy, { known });
  const folder = place.releaseFolder(app, version);
  if (!existsSync(folder)) await rename(unfinished, folder);
  else if (!(await staysStored(place, app, version)))
    // The same content, signed by now, or with another key. Its other files are compared below.
    for (const file of [SIGNATURE_FILE, RELEASE_FILE])
      await replaceFile(path.join(unfinished, file), path.join(folder, file));
  await rm(unfinished, { recursive: true, force: true });
  return requireStored(place, app, version);
}

/** Whether a release is in the store already, and signed with a key that is listed where one is asked for. */
export async function staysStored(place, app, version) {
  const folder = place.releaseFolder(app, version);
  if (!existsSync(folder)) return false;
  if (place.keysOf(app).length === 0) return true;
  return requireOwn(place, app, { ...filesIn(folder), list: undefined }, { version }).then(
    () => true,
    () => false,
  );
}

/**
 * Throws unless a release is in the store, as its team has made it.
 * @returns {Promise<object>} Its `release.json`.
 */
export async function requireStored(place, app, version) {
  const folder = place.releaseFolder(app, version);
  if (!existsSync(folder)) throw new Error(`${folder} is gone, so this release can't be used any more.`);
  return requireRelease(place, app, filesIn(folder), { version });
}

/** What the registry says about a release of the store. */
export function registryEntry(place, app, release, now) {
  return {
    url: place.entryOf(app, release.version, ENTRY_FILE),
    metadata: { integrity: release.files[ENTRY_FILE], version: release.version },
    deployment: { traffic: 100, default: true },
    extras: {
      enabled: true,
      contract: release.contract,
      modules: release.modules,
      routes: release.routes.map(({ path: pattern, audience, title }) => ({
        path: pattern,
        audience,
        title,
      })),
      builtAt: release.builtAt,
      releasedAt: new Date(now).toISOString(),
      release: release.hash,
    },
  };
}

/**
 * Removes the folders of releases that the registry does not name: those it has dropped, and those of old attempts.
 * @param {{ named: string[], dropped: string[], now: number }} versions
 * @returns {Promise<string[]>} The removed versions.
 */
export async function removeUnnamed(place, app, { named, dropped, now }) {
  const removed = [];
  const folder = place.folderOf(app);
  const present = existsSync(folder) ? await readdir(folder) : [];
  for (const name of present.filter((candidate) => !named.includes(candidate))) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (!dropped.includes(name) && now - mtimeMs <= KEPT_MS) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    removed.push(name);
  }
  return removed;
}
