// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {import('../choice/changes.mjs').Choice} Choice
 * @typedef {{ before: Choice, after: Choice, isSame: boolean }} Result
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {{ place: Place, options: string[], say: (line: string) => void, isChanged?: boolean, what: string }} Context `isChanged`: the choice is another one by now.
 */

const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

/** The number of the choice that a server serves; null while it does not answer. @param {string} server */
async function servedBy(server) {
  try {
    const answer = await fetch(new URL('/live', server), { signal: AbortSignal.timeout(2000) });
    return answer.ok ? Number(/** @type {{ choice: number }} */ (await answer.json()).choice) : null;
  } catch {
    return null;
  }
}

/**
 * Waits until the servers say that they serve a choice.
 * @param {Place} place @param {{ number: number, from?: string }} choice
 * @returns {Promise<string[]>} What does not serve it, in words.
 */
export async function waitForServers({ servers }, { number, from }) {
  const begin = Math.max(Date.now(), Date.parse(from ?? '') || 0);
  const waits = servers.map(async (server) => {
    const latest = begin + PATIENCE_MS;
    for (;;) {
      const served = await servedBy(server);
      if (served === null) return [`${server} does not answer. It serves this when it runs.`];
      if (served >= number) return [];
      if (Date.now() > latest)
        return [
          `${server} does not serve this after ${PATIENCE_MS / 1000} s, and may need somebody who looks at it.`,
        ];
      await pause(PAUSE_MS);
    }
  });
  return (await Promise.all(waits)).flat();
}

/**
 * Changes the choice by the pure change of a command, and waits until it is served.
 * @param {Context} context
 * @param {(choice: Choice) => Choice | Promise<Choice>} change
 * @returns {Promise<Result>}
 */
export const changeChoice = (context, change) =>
  ended(context, context.place.store.change(change, context.what));

/** @param {Context} context @param {Promise<Result>} changing @returns {Promise<Result>} */
export async function ended(context, changing) {
  const result = await changing;
  if (result.isSame) return result;
  context.isChanged = true;
  for (const line of await waitForServers(context.place, result.after)) context.say(line);
  return result;
}
