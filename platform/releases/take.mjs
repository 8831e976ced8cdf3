// @ts-check
import * as changes from '../choice/changes.mjs';
import { APPS } from '../ports.mjs';
import { ended } from './changeChoice.mjs';
import { parseSettings } from './switches.mjs';
import { finishedBuilds, isNew, takeBuilds } from './takeBuilds.mjs';
import { nextCommand } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context & { from?: string, set?: string[] }} Context */

/**
 * Takes finished builds into use, as a deployment to a server does: those that are new. What somebody has rolled back or replaced
 * therefore stays so. If anything is refused, all stays as it was.
 * @param {Context} context
 */
export async function take(context) {
  const { place, from, set } = context;
  if (!from) throw new Error('take needs --from FOLDER, with a folder in it for each deployment.');
  const builds = finishedBuilds(from, APPS);
  const result = await ended(
    context,
    takeBuilds(place, builds, {
      what: context.what,
      warn: context.say,
      isWanted: isNew(true),
      settings: parseSettings(set ?? []),
    }),
  );
  const said = APPS.map(({ name, folder }) => {
    const before = changes.deploymentOf(result.before, name);
    const { live, seen } = changes.deploymentOf(result.after, name);
    if (before.live !== live) return `${folder}: ${live} is live now`;
    const lines = [`${folder}: ${live}, as it was`];
    if (seen && seen !== live)
      lines.push(
        `  The build ${seen} was rolled back, replaced or tried out before, and stays so. To make it live: ${nextCommand(context, 'use', folder, seen)}`,
      );
    return lines.join('\n');
  });
  return said.join('\n');
}
