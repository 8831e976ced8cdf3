import { APPS } from '../ports.mjs';
import { otherShellFiles } from './fileAddresses.mjs';
import { folderOf } from './readStore.mjs';
import { securityHeaders } from './securityHeaders.mjs';
import { getsCanary, offsetOf } from './tracks.mjs';
import { createView } from './views.mjs';

const SHELL = 'shell';

/** The deployments of a choice, the shell first, then in the order in which they are listed for everybody. */
function inOrder(deployments) {
  const order = [SHELL, ...APPS.map(({ name }) => name)];
  const place = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(deployments)
    .sort(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
    .map(([name, deployment]) => {
      const isOn = deployment.on || name === SHELL;
      const share = isOn ? (deployment.canary?.share ?? 0) : 0;
      return { ...deployment, name, folder: folderOf(name), on: isOn, share, offset: offsetOf(name) };
    });
}

/** The manifests of the releases of a deployment that somebody gets, by version. */
async function readManifests(store, { folder, live, fallback, canary, releases }) {
  const versions = [...new Set([live, fallback, canary?.version])].filter(Boolean);
  const hashOf = (version) => releases?.find((release) => release.version === version)?.manifest;
  const read = async (version) => [version, await store.manifest(folder, version, hashOf(version))];
  return new Map(await Promise.all(versions.map(read)));
}

/** All pages of the releases that meet, by pair; null for those that have not been rendered. */
async function readPages(store, shell, remotes) {
  const pages = new Map();
  for (const shellVersion of [shell.live, ...(shell.share > 0 ? [shell.canary.version] : [])]) {
    const own = await store.pages(shellVersion);
    if (!own) throw new Error(`The pages of shell ${shellVersion} are not in the store.`);
    pages.set(shellVersion, own);
    for (const { live, canary } of remotes)
      for (const version of [live, canary?.version].filter(Boolean))
        pages.set(`${shellVersion}+${version}`, await store.pages(shellVersion, version));
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
 * @param {ReturnType<typeof import('./readStore.mjs').readStore>} store
 * @throws Error when something of it is missing: then this choice can't be served.
 */
export async function loadSite(store, { settings = {}, deployments }) {
  const [shell, ...remotes] = inOrder(deployments);
  if (shell?.name !== SHELL) throw new Error('It has no shell.');
  // Throws for an address of the API that is none.
  securityHeaders([], settings);
  for (const deployment of [shell, ...remotes]) deployment.manifests = await readManifests(store, deployment);
  const pages = await readPages(store, shell, remotes);
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
      remotes: remotes.map(({ name, folder, on, live, fallback, canary, manifests }, index) => {
        const version = areCanaries[index] ? canary.version : live;
        return {
          ...{ name, folder, on },
          release: manifests.get(version),
          fallback: manifests.get(areCanaries[index] ? live : fallback),
          pair: pages.get(`${shellVersion}+${version}`),
        };
      }),
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
  const missing = [...pages].flatMap(([pair, read]) => (read ? [] : [pair.split('+')]));
  return {
    settings,
    hasCanary,
    /** The site as a visitor sees it. @param {string} value Of the cookie, see `trackOf`. */
    viewOf,
    /** The releases that are live. */
    live: Object.fromEntries([shell, ...remotes].map(({ name, live }) => [name, live])),
    /** Files without a hash in their names. They have one address, and so the content of the live releases. */
    files: filesByAddress(stable.shell, pairs),
    /** Addresses in the sitemap. */
    listed: pairs.flatMap((pair) =>
      Object.entries(pair.pages).flatMap(([address, { listed }]) => (listed ? [address] : [])),
    ),
    siteUrl: stable.shell.siteUrl ?? '',
    /** Whether pages have been rendered that were not there when this was read. */
    async isOutdated() {
      const found = await Promise.all(
        missing.map(([shellVersion, version]) => store.pages(shellVersion, version)),
      );
      return found.some(Boolean);
    },
  };
}
