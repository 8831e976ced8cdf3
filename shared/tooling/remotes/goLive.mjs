import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../build.mjs';
import { appFolder } from '../ports.mjs';
import { verifyRelease } from '../release/releaseFile.mjs';
import * as changes from './registryChanges.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { releaseBuild } from './releaseBuilds.mjs';
import { nameOf, nextCommand } from './say.mjs';

const { fallbackOf, liveOf } = changes;

/** Says which version is live now, and how to go back. */
function sayLive(app, { before, after, isSame }, undo) {
  const live = liveOf(after, app.name);
  if (isSame) return `${app.folder} ${nameOf(live)} is live already. Nothing was changed.`;
  const old = liveOf(before, app.name);
  const fallback = fallbackOf(after, app.name);
  const lines = [
    `${app.folder} ${nameOf(live)} is live${old ? `, in place of ${nameOf(old)}` : ''}. The shell and the other remotes are as they were.`,
    fallback
      ? `If it can't be loaded, visitors get ${nameOf(fallback)}.`
      : "If it can't be loaded, there is no other version for visitors.",
  ];
  if (!live.extras.enabled) lines.push(`${app.folder} is switched off, so visitors don't see it yet.`);
  return [...lines, undo].join('\n');
}

/** Builds a remote where that is needed, unless a finished build is named, and makes it live. */
export async function release(context, app) {
  const { place, from } = context;
  if (!from) await buildStale([app]);
  const built = from ? path.resolve(from) : appFolder(app, 'dist');
  const result = await changeRegistry(context, (registry) => releaseBuild(place, app, built, registry));
  const undo = liveOf(result.before, app.name)
    ? `To undo it: ${nextCommand(context, 'rollback', app.folder)}`
    : `It is the first release. To switch it off: ${nextCommand(context, 'disable', app.folder)}`;
  return sayLive(app, result, undo);
}

/** Makes a version live that was released before, if its files are still the ones that were released. */
async function goTo(context, app, change) {
  const result = await changeRegistry(context, async (registry) => {
    const next = change(registry);
    const folder = context.place.releaseFolder(app, nameOf(liveOf(next, app.name)));
    if (!existsSync(folder)) throw new Error(`${folder} is gone, so this release can't be used any more.`);
    await verifyRelease(folder);
    return next;
  });
  const old = nameOf(liveOf(result.before, app.name));
  return sayLive(app, result, `To undo it: ${nextCommand(context, 'use', app.folder, old)}`);
}

export const use = (context, app, version) =>
  goTo(context, app, (registry) => changes.use(registry, app.name, version));

export const rollback = (context, app) =>
  goTo(context, app, (registry) => changes.rollback(registry, app.name));
