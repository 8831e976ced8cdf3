import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveFolder, liveSource, publish } from '../compose/composedSite.mjs';
import { APPS } from '../ports.mjs';
import { STAMP_FILE } from '../build/sourceHash.mjs';
import { withLock } from './lock.mjs';
import { liveOf, versionName, versionsOf } from './registryChanges.mjs';
import { releaseNewBuilds } from './releaseBuilds.mjs';
import { nameOf, nextCommand } from './say.mjs';
import { readBuild } from './store.mjs';

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

/** What has become of the build of a remote. */
async function sayRemote(context, app, built, { before, after }) {
  const live = nameOf(liveOf(after, app.name));
  if (nameOf(liveOf(before, app.name)) !== live) return `${app.folder}: ${live} is live now`;
  const { version } = await readBuild(app, built);
  const canBeUsed = versionsOf(after, app.name).some((entry) => versionName(entry) === version);
  const lines = [`${app.folder}: ${live}, as it was`];
  if (version !== live && canBeUsed)
    lines.push(
      `  The build ${version} was rolled back, replaced or tried out before, and stays so. To make it live: ${nextCommand(context, 'use', app.folder, version)}`,
    );
  return lines.join('\n');
}

/**
 * Takes finished builds into use, as a deployment to a server does: the shell's if it is another one, and those of the
 * remotes that are new. What somebody has rolled back or replaced therefore stays so. If anything is refused, all stays
 * as it was.
 */
export async function sync(context) {
  const { place, from } = context;
  if (!from) throw new Error('sync needs --from FOLDER, with a folder in it for each deployment.');
  const buildOf = ({ folder }) => path.resolve(from, folder);
  const missing = APPS.filter((app) => !existsSync(buildOf(app)));
  if (missing.length > 0)
    throw new Error(
      `${path.resolve(from)} holds no build of ${missing.map(({ folder }) => folder).join(', ')}.`,
    );
  const shell = buildOf(APPS.find(({ host }) => host));
  const result = await releaseNewBuilds(place, { shell, builtOf: buildOf, isServer: true });
  const isNewShell = await storeShell(place, shell);
  const said = place.remotes.map((app) => sayRemote(context, app, buildOf(app), result));
  return [`shell: ${isNewShell ? 'a new build' : 'as it was'}`, ...(await Promise.all(said))].join('\n');
}
