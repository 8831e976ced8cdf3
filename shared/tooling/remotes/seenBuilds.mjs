import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeText } from './registryFile.mjs';

const fileOf = (place) => path.join(place.store, 'taken.json');

/**
 * The version of the build that was released last of each remote, by a command or by a start, whatever is live now.
 * @returns {Promise<Record<string, string>>} By the remote's name.
 */
export async function takenBuilds(place) {
  try {
    return JSON.parse(await readFile(fileOf(place), 'utf8'));
  } catch {
    // Without the note every version that the registry does not list is new.
    return {};
  }
}

/** Notes builds that have been released. @param {Record<string, string>} versions By the remote's name. */
export const noteTaken = async (place, versions) =>
  writeText(fileOf(place), JSON.stringify({ ...(await takenBuilds(place)), ...versions }));
