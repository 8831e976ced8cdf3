import { composeText, loadRenderer, sourceOf } from '../compose/compose.mjs';
import { liveSource } from '../compose/composedSite.mjs';
import { verifyListed } from './listedRelease.mjs';
import { withLock } from './lock.mjs';
import { fallbackOf, versionName } from './registryChanges.mjs';
import { checkChange, readModel, readRegistry, registryText, writeText } from './registryFile.mjs';

const isEqual = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The registry after a change, without fallbacks that nobody could be given: those that the shell doesn't speak the contracts
 * of, and those that are not what their teams have made, or are signed with a key that is not listed any more.
 * @param {{ warn?: (message: string) => void, verify?: typeof verifyListed }} [options] `warn` is told of the latter.
 */
export async function nextRegistry(
  place,
  renderer,
  before,
  change,
  { warn = console.error, verify = verifyListed } = {},
) {
  const next = structuredClone(await change(before));
  const { model } = readModel(next, renderer);
  const unspoken = (model ? renderer.checkContracts(model) : []).filter(
    ({ path }) => path[3] === 'fallbackUrl',
  );
  for (const app of place.remotes) {
    const fallback = fallbackOf(next, app.name);
    if (!fallback) continue;
    try {
      if (!unspoken.some(({ path: [, name] }) => name === app.name)) {
        await verify(place, app, fallback);
        continue;
      }
    } catch (error) {
      warn(`${app.folder} ${versionName(fallback)} is no fallback any more. ${error.message}`);
    }
    delete next.microFrontends[app.name][0].fallbackUrl;
  }
  return next;
}

/** The registry of a place as it stands. */
export const registryNow = async ({ place, shell }) =>
  (await readRegistry(place.registry, loadRenderer(shell))).value;

/**
 * Changes the registry of a place, together with the site that is composed from it. Nothing is written before the new
 * registry is found good and its site is whole; then both are replaced, each in one step.
 * @param {{ place: object, shell?: string }} context
 * @param {(registry: object) => Promise<object> | object} change From the registry to the next one.
 * @returns {Promise<{ before: object, after: object, isSame: boolean }>}
 */
export function changeRegistry({ place, shell }, change) {
  return withLock(place.store, async () => {
    const renderer = loadRenderer(shell);
    const { text, value: before } = await readRegistry(place.registry, renderer);
    const after = await nextRegistry(place, renderer, before, change);
    checkChange(after, { text, file: place.registry, renderer });
    const isSame = text !== null && isEqual(after, before);
    const next = isSame ? text : registryText(after);
    // It differs too when the shell was built anew, or when a command was ended between its two last steps.
    if (liveSource(place.site) !== (await sourceOf(place, next, shell)))
      await composeText(place, {
        text: next,
        shell,
        beforeLive: async () => {
          if (!isSame) await writeText(place.registry, next);
        },
      });
    return { before, after, isSame };
  });
}
