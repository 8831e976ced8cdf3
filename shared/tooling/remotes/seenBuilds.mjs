import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { writeText } from './registryFile.mjs';

const fileOf = (place) => path.join(place.store, 'seen.json');

/**
 * The version of the build that a command or a start saw last of each remote, whatever is live now.
 * @returns {Promise<Record<string, string>>} By the remote's name.
 */
export async function seenBuilds(place) {
  try {
    return JSON.parse(await readFile(fileOf(place), 'utf8'));
  } catch {
    // Without the note every version that the registry does not list is new.
    return {};
  }
}

/** Notes builds that were seen. @param {Record<string, string>} versions By the remote's name. */
export const noteSeen = (place, versions) =>
  withLock(place.store, async () =>
    writeText(fileOf(place), JSON.stringify({ ...(await seenBuilds(place)), ...versions })),
  );
