import { ENTRY_FILE, hashOf } from '../release/releaseFile.mjs';
import { evaluateBundle } from '../release/routeList.mjs';
import { beside, sourceOf, verifyListed } from '../remotes/listedRelease.mjs';

const NODE_BUNDLE = 'routes.node.cjs';

/**
 * Opens a release that the registry lists.
 * @returns Its files with their hashes, its routes, and a function that reads one of its files as text and refuses one that is
 *   not as it was released.
 */
async function openRelease(place, app, entry) {
  const { version, integrity } = entry.metadata;
  const { files, routes } = await verifyListed(place, app, entry);
  const { read } = sourceOf(place, app, entry);
  const readAs = async (file, hash) => {
    const content = await read(file);
    if (!content || hashOf(content) !== hash)
      throw new Error(
        `${app.folder} ${version}: ${file} is not the file that was released. Nothing of it is used.`,
      );
    return content.toString();
  };
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
