import { asCanary } from './canary.mjs';
import * as changes from './registryChanges.mjs';
import { noteRelease } from './changelog.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { buildsOf, releaseBuilds } from './releaseBuilds.mjs';
import { nameOf, nextCommand } from './say.mjs';
import { requireStored } from './store.mjs';

const { fallbackOf, liveOf } = changes;

/** Says which version is live now, and how to go back. */
function sayLive(app, { before, after }, undo) {
  const live = liveOf(after, app.name);
  if (nameOf(liveOf(before, app.name)) === nameOf(live))
    return `${app.folder} ${nameOf(live)} is live already.`;
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

/** How builds are released to everybody. */
const LIVE = {
  find: liveOf,
  say(context, app, result) {
    const undo = liveOf(result.before, app.name)
      ? `To undo it: ${nextCommand(context, 'rollback', app.folder)}`
      : `It is the first release. To switch it off: ${nextCommand(context, 'disable', app.folder)}`;
    return sayLive(app, result, undo);
  },
  end: (_, said) => said,
};

/**
 * Builds remotes where that is needed, unless finished builds are named, and makes them live, or a canary. Several at
 * once are for pages that move from one remote to another, and for a new site, which needs all of them.
 */
export async function release(context, apps) {
  const { enter, find, say, end } = context.canary === undefined ? LIVE : await asCanary(context, apps);
  const result = await releaseBuilds(context, await buildsOf(context, apps), { enter });
  const said = [];
  for (const app of apps) {
    const noted = await noteRelease(context.place, app, result.before, find(result.after, app.name));
    said.push([say(context, app, result), ...noted].join('\n'));
  }
  return end(result, said.join('\n\n'));
}

/** Makes a version live that was released before, if its files are still the ones that were released. */
async function goTo(context, [app], change) {
  const result = await changeRegistry(context, async (registry) => {
    const next = change(registry);
    await requireStored(context.place, app, nameOf(liveOf(next, app.name)));
    return next;
  });
  const old = nameOf(liveOf(result.before, app.name));
  return sayLive(app, result, `To undo it: ${nextCommand(context, 'use', app.folder, old)}`);
}

export const use = (context, apps, version) =>
  goTo(context, apps, (registry) => changes.use(registry, apps[0].name, version));

export const rollback = (context, apps) =>
  goTo(context, apps, (registry) => changes.rollback(registry, apps[0].name));
