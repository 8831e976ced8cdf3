// @ts-check
/** What the commands do to the choice, as functions from one choice to the next. None of them touches a file. */

/**
 * A release as the choice lists it. `manifest` is the hash of its `release.json`; `wasLive` is false for one that was only tried
 * out; `badSince` is when it was rolled back.
 * @typedef {{ version: string, manifest: string, builtAt: string, releasedAt: string, wasLive?: boolean, badSince?: string }} Entry
 * @typedef {{ version: string, share: number }} Canary A share of the visitors, in per cent.
 * @typedef {{ on: boolean, live: string | null, fallback: string | null, canary: Canary | null, seen?: string, releases: Entry[] }} Deployment
 *   `releases`: the live one first, then those that were live, the latest first. `seen`: the build that a start or a deployment saw last, whatever is live.
 * @typedef {{ graphqlUrl: string | null, isReportOnly: boolean, reports: number, offline: boolean, copySeconds: number }} Settings `copySeconds`: how
 *   much later the other servers may have what is stored.
 * @typedef {{ number: number, at?: string, from?: string, by?: string, what?: string, settings: Settings, deployments: Record<string, Deployment> }} Choice
 *   `from` is when it comes into force, if that is later than `at`.
 */

export const SHELL = 'shell';

const DAY_MS = 86_400_000;
/** The releases of a deployment that are kept in any case. */
const KEPT_RELEASES = 5;
const KEPT_MS = 7 * DAY_MS;

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  graphqlUrl: null,
  isReportOnly: false,
  reports: 10,
  offline: true,
  copySeconds: 0,
};

/** @returns {Choice} The choice of a store in which nothing is. */
export const emptyChoice = () => ({ number: 0, settings: DEFAULT_SETTINGS, deployments: {} });

/** @returns {Deployment} */
const NOTHING = () => ({ on: true, live: null, fallback: null, canary: null, releases: [] });

/** @param {Choice} choice @param {string} name */
export const deploymentOf = (choice, name) => choice.deployments[name] ?? NOTHING();

/** @param {Choice} choice @param {string} name @param {Partial<Deployment>} changed @returns {Choice} */
const withDeployment = (choice, name, changed) => ({
  ...choice,
  deployments: { ...choice.deployments, [name]: { ...deploymentOf(choice, name), ...changed } },
});

/** @param {Choice} choice @param {string} name */
export function requireReleased(choice, name) {
  const deployment = deploymentOf(choice, name);
  if (!deployment.live) throw new Error(`Nothing of ${name} has been released yet.`);
  return deployment;
}

/** @param {Choice} choice @param {string} name @param {string} version */
export function requireEntry(choice, name, version) {
  const { releases } = deploymentOf(choice, name);
  const entry = releases.find((other) => other.version === version);
  if (entry) return entry;
  if (releases.length === 0) requireReleased(choice, name);
  throw new Error(
    `${name} has no release ${version}. Its releases: ${releases.map((each) => each.version).join(', ')}.`,
  );
}

/** Adds a release to those of a deployment; one that is listed may have been described and signed anew. @param {Entry[]} releases @param {Entry} entry */
const listed = (releases, { manifest, builtAt, ...entry }) =>
  releases.some(({ version }) => version === entry.version)
    ? marked(releases, entry.version, { manifest, builtAt })
    : [...releases, { manifest, builtAt, ...entry }];

/** Puts the release first that is live from now on. @param {Entry[]} releases @param {string} version */
const liveFirst = (releases, version) => [
  ...releases.filter((each) => each.version === version),
  ...releases.filter((each) => each.version !== version),
];

/** @param {Entry[]} releases @param {string} version @param {Partial<Entry>} marks */
const marked = (releases, version, marks) =>
  releases.map((each) => (each.version === version ? { ...each, ...marks } : each));

/** A release that visitors could get again. @param {Entry} entry */
const isGood = ({ wasLive, badSince }) => Boolean(wasLive) && !badSince;

/** The good releases that were live before the one that is, the latest first. @param {Pick<Deployment, 'live' | 'releases'>} deployment */
export const goodBefore = ({ live, releases }) =>
  releases.filter((each) => each.version !== live && isGood(each));

/**
 * Makes a release live for everybody. Whoever does so says that it is good. The one that was live becomes what visitors get when
 * this one can't be loaded, unless it is bad.
 * @param {Choice} choice @param {string} name @param {Entry} entry
 */
export function release(choice, name, entry) {
  const before = deploymentOf(choice, name);
  const good = marked(listed(before.releases, entry), entry.version, { wasLive: true, badSince: undefined });
  if (before.live === entry.version) return withDeployment(choice, name, { releases: good });
  return withLive(choice, name, entry.version, good);
}

/** @param {Choice} choice @param {string} name @param {string} live @param {Entry[]} releases */
function withLive(choice, name, live, releases) {
  const { canary } = deploymentOf(choice, name);
  const [before] = goodBefore({ live, releases });
  return withDeployment(choice, name, {
    live,
    releases: liveFirst(releases, live),
    // Without the shell there is no page in which another shell could be loaded.
    fallback: name === SHELL ? null : (before?.version ?? null),
    canary: canary?.version === live ? null : canary,
  });
}

/** Makes a release live that was released before. @param {Choice} choice @param {string} name @param {string} version */
export const use = (choice, name, version) => release(choice, name, requireEntry(choice, name, version));

/** What a rollback would make live; none where nothing good is older. @param {Deployment} deployment */
export const rollbackAim = (deployment) => goodBefore(deployment)[0]?.version;

/**
 * Makes the release live that was so before. What is rolled back is bad from then on: neither a fallback nor what another rollback
 * leads to.
 * @param {Choice} choice @param {string} name @param {string} at
 */
export function rollback(choice, name, at) {
  const deployment = requireReleased(choice, name);
  const aim = rollbackAim(deployment);
  if (!aim)
    throw new Error(`${name} has no good release before ${deployment.live}: there is none to go back to.`);
  return withLive(choice, name, aim, marked(deployment.releases, deployment.live ?? '', { badSince: at }));
}

/** Reads how many of a hundred visitors get a canary. @param {string} text As it is typed. */
export function parseShare(text) {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Error(
      `"${text}" is no share of the visitors: it is a whole number from 1 to 99, in per cent. To give a release to everybody: promote.`,
    );
  return share;
}

/**
 * Gives a release to a share of the visitors; the others keep the live one. What was rolled back stays bad: it is tried out again,
 * and nobody has said yet that it is good.
 * @param {Choice} choice @param {string} name @param {Entry} entry @param {number} share
 */
export function startCanary(choice, name, entry, share) {
  const { live, releases } = requireReleased(choice, name);
  if (live === entry.version)
    throw new Error(`${name} ${live} is live for everybody already, so it can't be a canary.`);
  return withDeployment(choice, name, {
    releases: listed(releases, entry),
    canary: { version: entry.version, share },
  });
}

/** @param {Choice} choice @param {string} name */
export function requireCanary(choice, name) {
  const { live, canary } = requireReleased(choice, name);
  if (!canary) throw new Error(`${name} has no canary: ${live} is live for everybody.`);
  return canary;
}

/** Makes the canary live for everybody. @param {Choice} choice @param {string} name */
export const promote = (choice, name) =>
  release(choice, name, requireEntry(choice, name, requireCanary(choice, name).version));

/** Ends the canary: everybody gets the live release. @param {Choice} choice @param {string} name */
export function abort(choice, name) {
  requireCanary(choice, name);
  return withDeployment(choice, name, { canary: null });
}

/** Switches a deployment on or off, whichever of its releases is live. @param {Choice} choice @param {string} name @param {boolean} on */
export function setOn(choice, name, on) {
  requireReleased(choice, name);
  return withDeployment(choice, name, { on });
}

/** Takes a deployment out of the site. Its list stays, so that an old release does not come back as a new one. @param {Choice} choice @param {string} name */
export function remove(choice, name) {
  requireReleased(choice, name);
  return withDeployment(choice, name, { live: null, fallback: null, canary: null, on: true });
}

/** @param {Choice} choice @param {string} name @param {string} version */
export const noteSeen = (choice, name, version) => withDeployment(choice, name, { seen: version });

/** @param {Choice} choice @param {Partial<Settings>} settings @returns {Choice} */
export const withSettings = (choice, settings) => ({
  ...choice,
  settings: { ...choice.settings, ...settings },
});

/** Leaves a deployment without a fallback. @param {Choice} choice @param {string} name */
export const withoutFallback = (choice, name) => withDeployment(choice, name, { fallback: null });

/** What visitors may get of a deployment. @param {Deployment} deployment */
export const inUse = ({ live, fallback, canary }) =>
  [live, fallback, canary?.version].flatMap((version) => version ?? []);

/** What a release is used as. @param {Deployment} deployment @param {string} version */
export const usesOf = ({ live, fallback, canary }, version) =>
  [
    version === live && 'live',
    version === fallback && 'fallback',
    version === canary?.version && 'canary',
  ].filter((use_) => typeof use_ === 'string');

/**
 * Drops old releases from the list: not in use, not among the last five that were live, and more than seven days old.
 * @param {Choice} choice @param {number} now
 */
export function prune(choice, now) {
  return Object.entries(choice.deployments).reduce((next, [name, deployment]) => {
    const lately = deployment.releases.filter(isGood).slice(0, KEPT_RELEASES);
    const releases = deployment.releases.filter(
      (entry) =>
        lately.includes(entry) ||
        usesOf(deployment, entry.version).length > 0 ||
        now - Date.parse(entry.releasedAt) <= KEPT_MS,
    );
    return withDeployment(next, name, { releases });
  }, choice);
}
