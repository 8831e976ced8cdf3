import { fixedFiles } from '../release/addresses.mjs';
import { hexOf } from '../release/hashes.mjs';

/** How often the store is searched for releases because somebody asks for a file that nobody knows. */
const SEARCH_EVERY_MS = 1000;

/**
 * The files that have their address for ever, of all stored releases, whether they are chosen or not: a page may come from a
 * server that has learned of a choice earlier.
 */
export function storedFiles(store, { log, now = Date.now }) {
  const files = new Map();
  const releases = new Set();
  let searched = -Infinity;
  let searching = null;

  function add({ folder, version }, manifest) {
    for (const [address, integrity] of fixedFiles({ folder, host: folder === 'shell' }, manifest)) {
      const hex = hexOf(integrity);
      const known = files.get(address);
      if (known && known !== hex)
        log(`${address} of ${version} has another content than an older release's; that one is served.`);
      else files.set(address, hex);
    }
    releases.add(`${folder} ${version}`);
  }

  async function search() {
    for (const release of store.releases()) {
      if (releases.has(`${release.folder} ${release.version}`)) continue;
      await store
        .readManifest(release, release.version)
        .then((manifest) => add(release, manifest))
        .catch((error) => log(`A stored release is left out: ${error.message}`));
    }
  }

  /** One search at a time, and at most one in a second. */
  async function searchOnce() {
    if (!searching && now() - searched >= SEARCH_EVERY_MS) {
      searched = now();
      searching = search().finally(() => (searching = null));
    }
    await searching;
  }

  return {
    search,
    hasRelease: (folder, version) => releases.has(`${folder} ${version}`),
    /** The name in the pool of what an address has, or undefined. Looks for new releases before it says so. */
    async find(address) {
      if (!files.has(address)) await searchOnce();
      return files.get(address);
    },
  };
}
