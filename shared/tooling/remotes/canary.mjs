import * as changes from './canaryChanges.mjs';
import { noteRelease } from './changelog.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { prepareJudgement } from './judge.mjs';
import { canaryOf, canaryShare, liveOf } from './registryChanges.mjs';
import { buildsOf, releaseBuilds } from './releaseBuilds.mjs';
import { nameOf, nextCommand } from './say.mjs';
import { requireStored } from './store.mjs';

/** Says who gets the canary, how to see it, and the two ways it can end. */
function sayCanary(context, app, { after }) {
  const share = canaryShare(after);
  const others = context.place.remotes.filter((other) => other !== app && canaryOf(after, other.name));
  const lines = [
    `${app.folder} ${nameOf(canaryOf(after, app.name))} is a canary for ${share} % of the visitors. The others stay on ${nameOf(liveOf(after, app.name))}.`,
    ...others.map(
      (other) =>
        `The same visitors get the canary of ${other.folder}, ${nameOf(canaryOf(after, other.name))}.`,
    ),
    'To see it: open the site with ?track=canary; ?track=stable leads back.',
    `For everybody: ${nextCommand(context, 'promote', app.folder)}`,
    `To end it: ${nextCommand(context, 'abort', app.folder)}`,
  ];
  if (!liveOf(after, app.name).extras.enabled)
    lines.push(`${app.folder} is switched off, so visitors don't see it yet.`);
  return lines.join('\n');
}

/** What stays to be done when a canary has begun: nothing, or to judge it. */
function judgementOf(context, apps) {
  if (!context.judge) return null;
  const [app, ...others] = apps;
  if (others.length > 0) throw new Error('--judge watches the canary of one remote.');
  return prepareJudgement(context, app, () => abort(context, [app]));
}

/** Says that a canary has begun, and judges it where that is wanted. */
async function follow(context, judge, version, said) {
  if (!judge) return said;
  context.say(said);
  return judge(version);
}

/** Gives builds to a share of the visitors. */
export async function releaseCanary(context, apps, share) {
  const judge = await judgementOf(context, apps);
  const builds = await buildsOf(context, apps);
  const enter = (registry, name, entry) => changes.startCanary(registry, name, entry, share);
  const result = await releaseBuilds(context, builds, { enter });
  const said = [];
  for (const app of apps) {
    const noted = await noteRelease(context.place, app, result.before, canaryOf(result.after, app.name));
    said.push([sayCanary(context, app, result), ...noted].join('\n'));
  }
  return follow(context, judge, nameOf(canaryOf(result.after, apps[0].name)), said.join('\n\n'));
}

/** Gives a version that was released before to a share of the visitors, or changes the share. */
export async function canary(context, [app], version, percent) {
  const share = changes.parseShare(percent);
  const judge = await judgementOf(context, [app]);
  const result = await changeRegistry(context, async (registry) => {
    const next = changes.useCanary(registry, app.name, version, share);
    await requireStored(context.place, app, version);
    return next;
  });
  return follow(context, judge, version, sayCanary(context, app, result));
}

/** Makes a canary live for everybody. */
export async function promote(context, [app]) {
  const { before, after } = await changeRegistry(context, (registry) => changes.promote(registry, app.name));
  const old = nameOf(liveOf(before, app.name));
  return [
    `${app.folder} ${nameOf(liveOf(after, app.name))} is live for everybody, in place of ${old}.`,
    `To undo it: ${nextCommand(context, 'rollback', app.folder)}`,
  ].join('\n');
}

/** Ends a canary. */
export async function abort(context, [app]) {
  const { before, after } = await changeRegistry(context, (registry) => changes.abort(registry, app.name));
  const ended = canaryOf(before, app.name);
  return [
    `${app.folder} ${nameOf(ended)} is no canary any more: everybody gets ${nameOf(liveOf(after, app.name))}.`,
    `To try it out again: ${nextCommand(context, 'canary', app.folder, nameOf(ended), String(ended.deployment.traffic))}`,
  ].join('\n');
}
