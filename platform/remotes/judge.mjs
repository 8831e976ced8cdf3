import { setTimeout as pause } from 'node:timers/promises';
import { findWorse, FIRST_LOOK, LAST_LOOK, visitsAt } from '../health/judgement.mjs';
import { healthOf, readingCounts } from '../health/readCounts.mjs';
import { registryNow } from './changeRegistry.mjs';
import { canaryOf, liveOf } from './registryChanges.mjs';
import { nameOf } from './say.mjs';

const EVERY_MS = 1000;
/** How long the counts may be unreadable before nobody judges any more. */
const PATIENCE_MS = 60_000;

/** A judgement that did not end well, after the canary had begun: it was aborted, or nobody judges it any more. */
export class JudgementError extends Error {}

/** Reads the counts, also after some failures. */
function patientReading(read, now = Date.now) {
  let lastRead = now();
  return async () => {
    try {
      const counts = await read();
      lastRead = now();
      return counts;
    } catch (error) {
      if (now() - lastRead > PATIENCE_MS)
        throw new JudgementError(`${error.message}\nNobody judges the canary any more; it goes on as it is.`);
      return null;
    }
  };
}

/** The canary and the live version of a remote, as the registry has them now. */
async function versionsNow(context, { name }) {
  const registry = await registryNow(context);
  return { canary: nameOf(canaryOf(registry, name)), live: nameOf(liveOf(registry, name)) };
}

/**
 * Gets ready to judge a canary that begins now. The counts must be readable before it begins.
 * @param {() => Promise<string>} abort Ends the canary, and says so.
 * @returns {Promise<(version: string) => Promise<string>>} Judges it: ends the canary when it is worse than the live version beyond
 *   chance, and never makes it live.
 */
export async function prepareJudgement(context, app, abort) {
  const read = readingCounts(context.metrics ?? context.place.metrics, { isFromNow: true });
  await read();
  return async (version) => {
    const { live } = await versionsNow(context, app);
    const readPatiently = patientReading(read);
    context.say(`Judging ${app.folder} ${version} against ${live}, from its ${FIRST_LOOK}th visit on.`);
    for (let look = 0; ; await pause(EVERY_MS)) {
      const counts = await readPatiently();
      const now = await versionsNow(context, app);
      if (now.canary !== version || now.live !== live)
        return `${app.folder} has another canary or live version by now; the judgement of ${version} has ended.`;
      if (!counts) continue;
      const canary = healthOf(counts, app.name, version);
      if (canary.visits < visitsAt(look)) continue;
      while (canary.visits >= visitsAt(look + 1)) look += 1;
      const other = healthOf(counts, app.name, live);
      const worse = findWorse(canary, other, look);
      if (worse.length > 0) {
        const found = `${app.folder} ${version} is worse than ${live}, so it is aborted:`;
        throw new JudgementError([found, ...worse, await abort()].join('\n'));
      }
      context.say(`${canary.visits} visits, ${other.visits} of the live version: no worse.`);
      if (canary.visits >= LAST_LOOK)
        return `${app.folder} ${version} is no worse after ${canary.visits} visits. It stays a canary; nobody judges it any more.`;
      look += 1;
    }
  };
}
