// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { APPS, portOf, ROOT, TARGETS } from '../ports.mjs';
import { parseJson } from '../release/manifest.mjs';
import { openStore } from '../store/store.mjs';

/** The public keys with which each team signs. A deployment without any needs no signature; one that is not listed is an error. */
const KEYS_FILE = path.join(ROOT, 'platform/keys.json');
const KEYS = v.record(
  v.picklist(
    APPS.map(({ folder }) => folder),
    'is no deployment',
  ),
  v.array(v.pipe(v.string(), v.base64('is no key'))),
);

/** @typedef {{ store: import('../store/store.mjs').Store, keysOf: (app: import('../ports.mjs').App) => string[], servers: string[], api?: string }} Place `api`: the address of the API. */

/** @param {string} file */
function readKeys(file) {
  const keys = parseJson(KEYS, readFileSync(file), file);
  return (/** @type {import('../ports.mjs').App} */ { folder }) => {
    const listed = keys[folder];
    if (!listed)
      throw new Error(`${file} does not say with which keys ${folder} is signed; without any, it says [].`);
    return listed;
  };
}

/**
 * Where a site's releases are: the store, the keys of its teams, and the servers that should say what they serve.
 * @param {{ target?: string, store?: string, keys?: string, servers?: string, api?: string }} [options] `target` is a set of servers on this machine,
 *   `servers` their addresses with commas between them.
 * @returns {Place}
 */
export function placeOf({ target = 'start', store, keys = KEYS_FILE, servers, api } = {}) {
  if (!(target in TARGETS))
    throw new Error(`No set of servers is named "${target}". Known: ${Object.keys(TARGETS).join(', ')}.`);
  const [shell] = APPS.filter(({ host }) => host);
  const own =
    store || !shell
      ? []
      : [`http://localhost:${portOf(shell, /** @type {keyof typeof TARGETS} */ (target))}`];
  return {
    store: openStore(path.resolve(store ?? path.join(ROOT, '.releases', target))),
    keysOf: readKeys(path.resolve(keys)),
    servers: servers === undefined ? own : servers.split(',').filter(Boolean),
    api,
  };
}
