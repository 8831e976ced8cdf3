import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveFolder, liveSource, publish } from '../composedSite.mjs';
import { STAMP_FILE } from '../sourceHash.mjs';
import { withLock } from './lock.mjs';
import { liveOf } from './registryChanges.mjs';
import { releaseNewBuilds } from './releaseBuilds.mjs';
import { nameOf } from './say.mjs';

/** Where a store keeps the shell's build, from which its site is composed. */
const shellFolder = (place) => path.join(place.store, 'shell');

/** The shell's build in the store; null where the store has none, as on a developer's machine. */
export const storedShell = (place) => liveFolder(shellFolder(place));

/** Copies a build of the shell into the store, if it is another one than the one that is there. */
const storeShell = (place, built) =>
  withLock(place.store, async () => {
    const source = await readFile(path.join(built, STAMP_FILE), 'utf8');
    if (source === liveSource(shellFolder(place))) return false;
    await publish(shellFolder(place), (folder) => cp(built, folder, { recursive: true }), { source });
    return true;
  });

/**
 * Takes finished builds into use, as a server does when it starts: the shell's if it is another one, and of each remote
 * the build if it is newer than the last decision about the remote. What somebody has rolled back to therefore stays.
 */
export async function sync({ place, from }) {
  if (!from) throw new Error('sync needs --from FOLDER, with a folder in it for each deployment.');
  const buildOf = (folder) => path.resolve(from, folder);
  const missing = ['shell', ...place.remotes.map(({ folder }) => folder)].filter(
    (folder) => !existsSync(buildOf(folder)),
  );
  if (missing.length > 0) throw new Error(`${path.resolve(from)} holds no build of ${missing.join(', ')}.`);
  const isNewShell = await storeShell(place, buildOf('shell'));
  const { before, after } = await releaseNewBuilds(place, {
    shell: storedShell(place),
    builtOf: ({ folder }) => buildOf(folder),
  });
  const changed = place.remotes.filter(
    ({ name }) => nameOf(liveOf(before, name)) !== nameOf(liveOf(after, name)),
  );
  return [
    `shell: ${isNewShell ? 'a new build' : 'as it was'}`,
    ...place.remotes.map((app) => {
      const live = nameOf(liveOf(after, app.name));
      return `${app.folder}: ${live}${changed.includes(app) ? ' is live now' : ', as it was'}`;
    }),
  ].join('\n');
}
