import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeText } from './registryFile.mjs';

const fileOf = (place) => path.join(place.store, 'changed.json');

async function readNotes(place) {
  try {
    return JSON.parse(await readFile(fileOf(place), 'utf8'));
  } catch {
    // Without the notes a start takes the latest build, which is what it does the first time.
    return {};
  }
}

/** Notes that somebody has decided about a remote: a start must not undo it with a build from before. */
export async function noteChange(place, app, now = Date.now()) {
  await writeText(fileOf(place), JSON.stringify({ ...(await readNotes(place)), [app.name]: now }));
}

/** When somebody last decided about a remote; 0 when nobody has. */
export const lastChange = async (place, app) => (await readNotes(place))[app.name] ?? 0;
