import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_NAME } from '../hosting/cacheRules.mjs';

const KEPT_MS = 7 * 86_400_000;
const HASHED = new RegExp(HASHED_NAME);

/** File with the list of a composed site's pages, and of the hashed files that it keeps from versions before. */
export const SITE_FILE = 'pages.json';

export const readSiteFile = (folder) => JSON.parse(readFileSync(path.join(folder, SITE_FILE), 'utf8'));

/**
 * Keeps the hashed files of the version before for seven days: tabs opened then may still ask for them.
 * @returns {Promise<Record<string, number>>} The kept files, with the time since when they are outdated.
 */
export async function keepHashedFiles(before, folder, now = Date.now()) {
  if (!before || !existsSync(path.join(before, SITE_FILE))) return {};
  const { outdated = {} } = readSiteFile(before);
  const kept = {};
  for (const file of await readdir(before, { recursive: true })) {
    if (!HASHED.test(file) || existsSync(path.join(folder, file))) continue;
    const since = outdated[file] ?? now;
    if (now - since > KEPT_MS) continue;
    kept[file] = since;
    for (const name of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(path.join(before, name)))
        await cp(path.join(before, name), path.join(folder, name), { preserveTimestamps: true });
  }
  return kept;
}
