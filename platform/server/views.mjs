import { addressFinder } from './addresses.mjs';
import { entryAddress } from '../release/addresses.mjs';
import { ENTRY_FILE } from '../release/releaseFile.mjs';

const routeForPages = ({ path, audience, title }) => ({ path, audience, title });

const listed = (folder, { version, contract, routes, files }, enabled) => ({
  url: entryAddress({ folder }, files),
  metadata: { version, integrity: files[ENTRY_FILE] },
  deployment: { traffic: 0, default: false },
  extras: { enabled, contract, routes: routes.map(routeForPages) },
});

/** What pages are told of a remote: the release that a visitor gets and its fallback, as shell/src/registry reads them. */
function registryEntry({ folder, on, release, fallback }) {
  const first = listed(folder, release, on);
  const second = fallback && listed(folder, fallback, on);
  return [
    { ...first, fallbackUrl: second?.url, deployment: { traffic: 100, default: true } },
    ...(second ? [second] : []),
  ];
}

/** While there is a canary, everybody's visit counts: the sooner it is known to be bad, the fewer get it. */
const reportShare = ({ reports = 10 }, hasCanary) => (hasCanary && reports > 0 ? 1 : reports / 100);

/** JSON that a script element may hold: nothing in it ends the element or begins a comment. */
const jsonForScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The pages of all remotes by address: a page of its own where its pair has been rendered, else the frame. Whoever comes first
 * in the order of the deployments has an address that two claim.
 */
function pagesByAddress(remotes, frame) {
  const pages = new Map();
  const add = (address, page) => {
    if (!pages.has(address)) pages.set(address, page);
  };
  for (const { on, release, pair } of remotes) {
    for (const [address, { file }] of Object.entries(pair?.pages ?? {}))
      add(address, on ? { file, scripts: pair.scripts, address } : frame);
    for (const { path } of release.routes) add(path, frame);
  }
  return pages;
}

let views = 0;

/**
 * The site as the visitors see it who get the same releases.
 * @param {{ track: 'stable' | 'canary', settings: object, hasCanary: boolean, shell: object, shellPages: object, remotes: object[] }} from
 *   `shell` is the manifest of the shell's release. Each of `remotes` has its name, folder, whether it is `on`, the manifests of the
 *   `release` and `fallback`, and the pages of the `pair` or null.
 */
export function createView({ track, settings, hasCanary, shell, shellPages, remotes }) {
  const registry = {
    microFrontends: Object.fromEntries(remotes.map((remote) => [remote.name, registryEntry(remote)])),
  };
  const told = {
    graphqlUrl: settings.graphqlUrl,
    track,
    offline: settings.offline !== false,
    reports: reportShare(settings, hasCanary),
  };
  const pageOfShell = ({ file }) => ({ file, scripts: shellPages.scripts });
  const frame = pageOfShell(shellPages.pages.frame);
  const pages = pagesByAddress(remotes, frame);
  const find = addressFinder(pages.keys());
  views += 1;
  return {
    /** No other view has it. */
    id: views,
    shell,
    remotes,
    frame,
    notFound: pageOfShell(shellPages.pages.notFound),
    wantsReports: told.reports > 0,
    isOffline: told.offline,
    /** What `/registry.json` says. */
    registryText: JSON.stringify({ ...registry, ...told }),
    /** What each page holds. */
    settingsElement: `<script type="application/json" id="settings">${jsonForScript({ registry, ...told })}</script>`,
    /** The page of a path and its one address, or null. */
    findPage(pathname) {
      const found = find(pathname);
      return found && { address: found.address, page: pages.get(found.known) };
    },
  };
}
