import * as changes from './canaryChanges.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { prepareJudgement } from './judge.mjs';
import { canaryOf, liveOf } from './registryChanges.mjs';
import { nameOf, nextCommand } from './say.mjs';
import { requireStored } from './store.mjs';

/** Says who gets the canary, how to see it, and the two ways it can end. */
function sayCanary(context, app, { after }) {
  const canary = canaryOf(after, app.name);
  const others = context.place.remotes.filter((other) => other !== app && canaryOf(after, other.name));
  const lines = [
    `${app.folder} ${nameOf(canary)} is a canary for ${canary.deployment.traffic} % of the visitors. The others stay on ${nameOf(liveOf(after, app.name))}.`,
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

/**
 * What is said when a canary has begun; where that is wanted, it is then judged.
 * @returns {Promise<(version: string, said: string) => string | Promise<string>>}
 */
async function judgement(context, [app, ...others]) {
  if (!context.judge) return (_, said) => said;
  if (others.length > 0) throw new Error('--judge watches the canary of one remote.');
  const judge = await prepareJudgement(context, app, () => abort(context, [app]));
  return (version, said) => {
    context.say(said);
    return judge(version);
  };
}

/** How builds are released to a share of the visitors. */
export async function asCanary(context, apps) {
  const share = changes.parseShare(context.canary);
  const end = await judgement(context, apps);
  return {
    enter: (registry, name, entry) => changes.startCanary(registry, name, entry, share),
    find: canaryOf,
    say: sayCanary,
    end: ({ after }, said) => end(nameOf(canaryOf(after, apps[0].name)), said),
  };
}

/** Gives a version that was released before to a share of the visitors, or changes the share. */
export async function canary(context, [app], version, percent) {
  const share = changes.parseShare(percent);
  const end = await judgement(context, [app]);
  const result = await changeRegistry(context, async (registry) => {
    const next = changes.useCanary(registry, app.name, version, share);
    await requireStored(context.place, app, version);
    return next;
  });
  return end(version, sayCanary(context, app, result));
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
