import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_FILE, hashOf, RELEASE_FILE } from '../release/releaseFile.mjs';
import { evaluateBundle } from '../release/routeList.mjs';

const TIMEOUT_MS = 10_000;
const NODE_BUNDLE = 'routes.node.cjs';

/** The address of another file of a release, beside its entry. */
const beside = (entry, file) => entry.replace(/[^/]*$/, file);

async function fetchFile(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Opens the release that the registry names: from the store, else from where it is served.
 * @returns A function that reads one of its files as text and refuses one that is not as it was released.
 */
async function openRelease(place, app, live) {
  const { version, integrity } = live.metadata;
  const folder = place.releaseFolder(app, version);
  const readBytes = existsSync(folder)
    ? (file) => readFile(path.join(folder, file))
    : (file) => fetchFile(beside(live.url, file));
  const readAs = async (file, hash) => {
    const content = await readBytes(file);
    if (hashOf(content) !== hash)
      throw new Error(
        `${app.folder} ${version}: ${file} is not the file that was released. Nothing of it is used.`,
      );
    return content.toString();
  };
  const { files, routes } = JSON.parse(await readAs(RELEASE_FILE, live.extras.release));
  await readAs(ENTRY_FILE, integrity);
  return { files, routes, read: (file) => readAs(file, files[file]) };
}

/**
 * Reads what a site is composed from of a remote.
 * @param {object} live The remote's live version, as the registry has it.
 * @param {Record<string, unknown>} singletons The renderer's own, for the remote's Node bundle.
 * @returns Its routes, which scripts each screen needs first, and the evaluated Node bundle, or null for a remote without
 *   static pages.
 * @throws Error when a file is not the one that was released.
 */
export async function readRemote(place, app, live, singletons) {
  const { files, routes, read } = await openRelease(place, app, live);
  const manifest = JSON.parse(await read('mf-manifest.json'));
  const chunks = JSON.parse(await read('chunks.json'));
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
  const module =
    NODE_BUNDLE in files
      ? evaluateBundle(await read(NODE_BUNDLE), `${app.name}/${NODE_BUNDLE}`, singletons)
      : null;
  return {
    app,
    routes,
    module,
    /** The scripts that a page needs first, with their hashes. */
    preloadFor(chunk) {
      if (!chunks[chunk]) throw new Error(`${app.folder} has no chunk named "${chunk}"; see its routes.`);
      const scripts = new Set([ENTRY_FILE, ...exposed, ...chunks[chunk]]);
      return [...scripts].map((file) => ({ href: beside(live.url, file), integrity: files[file] }));
    },
  };
}
