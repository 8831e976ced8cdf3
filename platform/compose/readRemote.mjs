import { ENTRY_FILE } from '../release/releaseFile.mjs';
import { evaluateBundle } from '../release/routeList.mjs';
import { beside, verifyListed } from '../remotes/listedRelease.mjs';

const NODE_BUNDLE = 'routes.node.cjs';

/**
 * Reads what a site is composed from of a remote.
 * @param {object} live The remote's live version, as the registry has it.
 * @param {Record<string, unknown>} singletons The renderer's own, for the remote's Node bundle.
 * @returns Its routes, which scripts each screen needs first, and the evaluated Node bundle, or null for a remote without
 *   static pages.
 * @throws Error when a file is not the one that was released.
 */
export async function readRemote(place, app, live, singletons) {
  const { files, routes, read, version } = await verifyListed(place, app, live);
  await read(ENTRY_FILE);
  if (files[ENTRY_FILE] !== live.metadata.integrity)
    throw new Error(
      `${ENTRY_FILE} of ${version} is not the file that the registry lists. Nothing of it is used.`,
    );
  const manifest = JSON.parse(await read('mf-manifest.json'));
  const chunks = JSON.parse(await read('chunks.json'));
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
  const bundle = NODE_BUNDLE in files ? (await read(NODE_BUNDLE)).toString() : null;
  return {
    routes,
    module: bundle && evaluateBundle(bundle, `${app.name}/${NODE_BUNDLE}`, singletons),
    /** The scripts that a page needs first, with their hashes. */
    preloadFor(chunk) {
      if (!chunks[chunk]) throw new Error(`${app.folder} has no chunk named "${chunk}"; see its routes.`);
      const scripts = new Set([ENTRY_FILE, ...exposed, ...chunks[chunk]]);
      return [...scripts].map((file) => ({ href: beside(live.url, file), integrity: files[file] }));
    },
  };
}
