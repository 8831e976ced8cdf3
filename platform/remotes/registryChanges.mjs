/** What the commands do to the registry, as functions from one registry to the next. None of them touches a file. */

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const DAY_MS = 86_400_000;
const KEPT_RELEASES = 5;
/** How long every release stays, needed or not. */
export const KEPT_MS = 7 * DAY_MS;

export const emptyRegistry = () => ({ schema: SCHEMA, microFrontends: {} });

export const versionsOf = (registry, name) => registry.microFrontends[name] ?? [];
export const versionName = (entry) => entry.metadata.version;
export const liveOf = (registry, name) => versionsOf(registry, name)[0];
export const fallbackOf = (registry, name) => {
  const { fallbackUrl } = liveOf(registry, name) ?? {};
  return versionsOf(registry, name).find((entry) => fallbackUrl && entry.url === fallbackUrl);
};

/** The version that the canary track runs; undefined while the remote has no canary. */
export const canaryOf = (registry, name) =>
  versionsOf(registry, name).find((entry, index) => index > 0 && entry.deployment.traffic > 0);

/** What a version is to visitors now: `live`, `fallback`, `canary`, several of them or none. */
export const usesOf = (registry, name, version) =>
  Object.entries({ live: liveOf, fallback: fallbackOf, canary: canaryOf })
    .filter(([, find]) => find(registry, name)?.metadata.version === version)
    .map(([use]) => use);

export const withVersions = (registry, name, versions) => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
});

/** A version that has never been live for everybody is neither a fallback nor what a rollback goes to. */
export const hasBeenLive = ({ extras }) => !extras.canaryOnly;

/**
 * Marks the first of a remote's versions as the live one, with the version that a visitor gets when it can't be loaded. A
 * canary among the others keeps its share.
 */
export function arrange(registry, name, [live, ...others], fallback) {
  const shareOf = ({ deployment }) => (deployment.default ? 0 : deployment.traffic);
  const share = Math.max(0, ...others.map(shareOf));
  const mark = (entry, isLive) => ({
    url: entry.url,
    ...(isLive && fallback ? { fallbackUrl: fallback.url } : {}),
    metadata: entry.metadata,
    deployment: { traffic: isLive ? 100 - share : shareOf(entry), default: isLive },
    extras: isLive ? { ...entry.extras, canaryOnly: undefined } : entry.extras,
  });
  return withVersions(registry, name, [mark(live, true), ...others.map((entry) => mark(entry, false))]);
}

export function requireRemote(registry, name) {
  const versions = versionsOf(registry, name);
  if (versions.length === 0) throw new Error(`Nothing of ${name} has been released yet.`);
  return versions;
}

export function requireVersion(registry, name, version) {
  const versions = requireRemote(registry, name);
  const entry = versions.find((other) => versionName(other) === version);
  if (!entry)
    throw new Error(
      `${name} has no release ${version}. Its releases: ${versions.map(versionName).join(', ')}.`,
    );
  return entry;
}

/** A new version as a remote lists it; one that is listed already keeps its place in time. */
export function listed(registry, name, entry) {
  const versions = versionsOf(registry, name);
  const known = versions.find((other) => versionName(other) === versionName(entry));
  const enabled = versions[0]?.extras.enabled ?? true;
  return known ?? { ...entry, extras: { ...entry.extras, enabled } };
}

/**
 * Notes the `release.json` of a version that is listed already: the same content can be described and signed anew.
 * @param {{ version: string, builtAt: string, hash: string }} release
 */
export const withDescription = (registry, name, { version, builtAt, hash }) =>
  withVersions(
    registry,
    name,
    versionsOf(registry, name).map((entry) =>
      versionName(entry) === version
        ? { ...entry, extras: { ...entry.extras, builtAt, release: hash } }
        : entry,
    ),
  );

/** Puts a version in front of the others; the remote stays off if it is off, and keeps a canary that is another one. */
export function release(registry, name, entry) {
  const live = listed(registry, name, entry);
  const others = versionsOf(registry, name).filter((other) => other !== live);
  return arrange(registry, name, [live, ...others], others.find(hasBeenLive));
}

/** Makes a version live that was released before. */
export const use = (registry, name, version) =>
  release(registry, name, requireVersion(registry, name, version));

const releasedAt = (entry) => Date.parse(entry.extras.releasedAt);

/** Makes the version before live again. What was rolled back is no fallback any more, since something is wrong with it. */
export function rollback(registry, name) {
  const [bad, ...others] = requireRemote(registry, name);
  const live = others.find(hasBeenLive);
  if (!live)
    throw new Error(`${name} has only the release ${versionName(bad)}: there is none to go back to.`);
  const rest = others.filter((entry) => entry !== live);
  const fallback = rest.find((entry) => hasBeenLive(entry) && releasedAt(entry) <= releasedAt(live));
  return arrange(registry, name, [live, ...rest, bad], fallback);
}

/** Switches a remote off or on, whichever of its versions is live. */
export function setEnabled(registry, name, enabled) {
  const versions = requireRemote(registry, name);
  const changed = versions.map((entry) => ({ ...entry, extras: { ...entry.extras, enabled } }));
  return withVersions(registry, name, changed);
}

/** A registry that does not know a remote any more. */
export function withoutRemote(registry, name) {
  requireRemote(registry, name);
  const others = Object.entries(registry.microFrontends).filter(([other]) => other !== name);
  return { ...registry, microFrontends: Object.fromEntries(others) };
}

/** Says whether devices keep a copy of the site for times without a network. They do, unless the registry says no. */
export const setOffline = (registry, isOn) => ({ ...registry, offline: isOn ? undefined : false });

/** Drops old releases: neither live, canary nor fallback, not among the last five, and more than seven days old. */
export function prune(registry, now) {
  const keep = ([name, versions]) => {
    const latest = [...versions].sort((a, b) => releasedAt(b) - releasedAt(a)).slice(0, KEPT_RELEASES);
    const isKept = (entry) =>
      latest.includes(entry) ||
      usesOf(registry, name, versionName(entry)).length > 0 ||
      now - releasedAt(entry) <= KEPT_MS;
    return [name, versions.filter(isKept)];
  };
  const kept = Object.entries(registry.microFrontends).map(keep);
  return { ...registry, microFrontends: Object.fromEntries(kept) };
}
