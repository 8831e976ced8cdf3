import { APPS } from '../ports.mjs';
import { folderOf, otherShellFiles } from '../release/addresses.mjs';
import { securityHeaders } from './securityHeaders.mjs';
import { getsCanary, offsetOf } from './tracks.mjs';
import { createView } from './views.mjs';

const SHELL = 'shell';

/** The deployments of a choice, the shell first, then in the order in which they are listed for everybody. */
function inOrder(deployments) {
  const order = [SHELL, ...APPS.map(({ name }) => name)];
  const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(deployments)
    .filter(([, { live }]) => live)
    .sort(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
    .map(([name, deployment]) => {
      const isOn = deployment.on || name === SHELL;
      const share = isOn ? (deployment.canary?.share ?? 0) : 0;
      return { ...deployment, name, folder: folderOf(name), on: isOn, share, offset: offsetOf(name) };
    });
}

/**
 * Reads what remotes need. What is not there, or damaged, the site does without: another remote must not go down with it.
 * @returns {{ read: <Value>(name: string, what: () => Promise<Value>) => Promise<Value | null>, damaged: { name: string, message: string }[],
 *   isBack: () => Promise<boolean> }} `isBack` says whether something of it can be read by now.
 */
function forgivingReader() {
  const missing = [];
  const damaged = [];
  return {
    damaged,
    async read(name, what) {
      const value = await what().catch(({ message }) => {
        damaged.push({ name, message });
        return null;
      });
      if (!value) missing.push(what);
      return value;
    },
    isBack: async () => (await Promise.all(missing.map((what) => what().catch(() => null)))).some(Boolean),
  };
}

const manifestOf = (store, { folder, releases }, version) =>
  store.readManifest({ folder }, version, releases?.find((release) => release.version === version)?.manifest);

/** The manifests of the shell, without which there is no site. */
async function readShell(store, shell) {
  const versions = [shell.live, shell.canary?.version].filter(Boolean);
  const read = async (version) => [version, await manifestOf(store, shell, version)];
  return new Map(await Promise.all(versions.map(read)));
}

/**
 * The manifests of the releases of a remote that somebody gets, by version. Those that can't be read are left out; where that leaves
 * none, the latest one is there that was live before.
 */
async function readRemote(store, remote, { read }) {
  const { name, live, fallback, canary, releases = [] } = remote;
  const manifests = new Map();
  async function add(version) {
    const manifest = await read(name, () => manifestOf(store, remote, version));
    if (manifest) manifests.set(version, manifest);
  }
  for (const version of new Set([live, fallback, canary?.version].filter(Boolean))) await add(version);
  const before = releases.filter(({ wasLive, badSince }) => wasLive && !badSince);
  for (const { version } of manifests.size === 0 ? before : []) {
    if (manifests.size > 0) break;
    if (version !== live && version !== fallback) await add(version);
  }
  return manifests;
}

/** The version that visitors get of a remote: the first of those chosen that can be read, else another one. */
const readable = (manifests, chosen) =>
  [...chosen, ...manifests.keys()].find((version) => manifests.has(version));

/** A remote of which nothing can be read is like one that is switched off, at those paths of the specification that nobody else has. */
function withLost(remotes, { specifiedPaths = [] }) {
  const known = new Set(remotes.flatMap(({ release }) => release?.routes.map((route) => route.path) ?? []));
  const routes = specifiedPaths
    .filter((path) => !known.has(path))
    .map((path) => ({ path, audience: 'everyone', title: 'Not available right now' }));
  const lost = { version: 'unknown', contract: {}, routes, files: {} };
  return remotes.map((remote) => (remote.release ? remote : { ...remote, on: false, release: lost }));
}

/** All pages of the releases that meet, by pair; null for those that have not been rendered. */
async function readPages(store, shell, remotes, { read }) {
  const pages = new Map();
  for (const shellVersion of [shell.live, ...(shell.share > 0 ? [shell.canary.version] : [])]) {
    const own = store.findPages(shellVersion);
    if (!own) throw new Error(`The pages of shell ${shellVersion} are not in the store.`);
    pages.set(shellVersion, own);
    for (const { name, manifests } of remotes)
      for (const version of manifests.keys())
        pages.set(
          `${shellVersion}+${version}`,
          await read(name, async () => store.findPages(shellVersion, version)),
        );
  }
  return pages;
}

/** Whoever comes first has an address that two claim. @returns {Map<string, { hex: string, type?: string }>} */
function filesByAddress(shell, pairs) {
  const files = new Map(otherShellFiles(shell));
  for (const { files: own = {} } of pairs)
    for (const [address, { file, type }] of Object.entries(own))
      if (!files.has(address)) files.set(address, { hex: file, type });
  return files;
}

/**
 * Reads all that a choice needs but the files themselves.
 * @param {import('../store/store.mjs').Store} store
 * @throws Error when something of it is missing: then this choice can't be served.
 */
export async function loadSite(store, { settings = {}, deployments }) {
  const [shell, ...remotes] = inOrder(deployments);
  if (shell?.name !== SHELL) throw new Error('It has no shell.');
  // Throws for an address of the API that is none.
  securityHeaders([], settings);
  shell.manifests = await readShell(store, shell);
  const reader = forgivingReader();
  for (const remote of remotes) remote.manifests = await readRemote(store, remote, reader);
  const pages = await readPages(store, shell, remotes, reader);
  const hasCanary = [shell, ...remotes].some(({ share }) => share > 0);
  const views = new Map();

  /** A bit for each deployment whose canary the visitor gets. */
  const choiceOf = (value) =>
    [shell, ...remotes].map((deployment) => deployment.share > 0 && getsCanary(value, deployment));

  function makeView([isShellCanary, ...areCanaries]) {
    const shellVersion = isShellCanary ? shell.canary.version : shell.live;
    return createView({
      track: [isShellCanary, ...areCanaries].includes(true) ? 'canary' : 'stable',
      settings,
      hasCanary,
      shell: shell.manifests.get(shellVersion),
      shellPages: pages.get(shellVersion),
      remotes: withLost(
        remotes.map(({ name, folder, on, live, fallback, canary, manifests }, index) => {
          const chosen = areCanaries[index] ? [canary.version, live, fallback] : [live, fallback];
          const version = readable(manifests, chosen);
          return {
            ...{ name, folder, on },
            release: manifests.get(version),
            fallback: manifests.get(chosen[chosen.indexOf(version) + 1]),
            pair: pages.get(`${shellVersion}+${version}`),
          };
        }),
        shell.manifests.get(shellVersion),
      ),
    });
  }

  function viewOf(value) {
    const choice = hasCanary ? choiceOf(value) : [];
    const key = String(choice);
    if (!views.has(key)) views.set(key, makeView(choice));
    return views.get(key);
  }

  const stable = viewOf('stable');
  const pairs = stable.remotes.flatMap(({ on, pair }) => (on && pair ? [pair] : []));
  return {
    settings,
    hasCanary,
    /** The site as a visitor sees it. @param {string} value Of the cookie, see `trackOf`. */
    viewOf,
    /** The releases that are live. */
    live: Object.fromEntries([
      [SHELL, shell.live],
      ...stable.remotes.map(({ name, release }) => [name, release.version]),
    ]),
    /** Files without a hash in their names. They have one address, and so the content of the live releases. */
    files: filesByAddress(stable.shell, pairs),
    /** Addresses in the sitemap. */
    listed: pairs.flatMap((pair) =>
      Object.entries(pair.pages).flatMap(([address, { listed }]) => (listed ? [address] : [])),
    ),
    siteUrl: stable.shell.siteUrl ?? '',
    /** What of remotes can't be read, with the reason. */
    damaged: reader.damaged,
    /** Whether something is there that was not when this was read, such as pages that have been rendered since. */
    isOutdated: reader.isBack,
  };
}
