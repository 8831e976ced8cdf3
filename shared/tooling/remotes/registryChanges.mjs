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

const withVersions = (registry, name, versions) => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [name]: versions },
});

/** Marks the first version as the live one, with the version that a visitor gets when it can't be loaded. */
function arrange([live, ...others], fallback) {
  const mark = (entry, isLive) => ({
    url: entry.url,
    ...(isLive && fallback ? { fallbackUrl: fallback.url } : {}),
    metadata: entry.metadata,
    deployment: { traffic: isLive ? 100 : 0, default: isLive },
    extras: entry.extras,
  });
  return [mark(live, true), ...others.map((entry) => mark(entry, false))];
}

function requireRemote(registry, name) {
  const versions = versionsOf(registry, name);
  if (versions.length === 0) throw new Error(`Nothing of ${name} has been released yet.`);
  return versions;
}

/** Puts a version in front of the others; it keeps its place in time, and the remote stays off if it is off. */
export function release(registry, name, entry) {
  const versions = versionsOf(registry, name);
  const known = versions.find((other) => versionName(other) === versionName(entry));
  const enabled = versions[0]?.extras.enabled ?? true;
  const others = versions.filter((other) => other !== known);
  const live = known ?? { ...entry, extras: { ...entry.extras, enabled } };
  return withVersions(registry, name, arrange([live, ...others], others[0]));
}

/** Makes a version live that was released before. */
export function use(registry, name, version) {
  const versions = requireRemote(registry, name);
  const entry = versions.find((other) => versionName(other) === version);
  if (!entry)
    throw new Error(
      `${name} has no release ${version}. Its releases: ${versions.map(versionName).join(', ')}.`,
    );
  return release(registry, name, entry);
}

const releasedAt = (entry) => Date.parse(entry.extras.releasedAt);

/** Makes the version before live again. What was rolled back is no fallback any more, since something is wrong with it. */
export function rollback(registry, name) {
  const [bad, live, ...others] = requireRemote(registry, name);
  if (!live)
    throw new Error(`${name} has only the release ${versionName(bad)}: there is none to go back to.`);
  const fallback = others.find((entry) => releasedAt(entry) <= releasedAt(live));
  return withVersions(registry, name, arrange([live, ...others, bad], fallback));
}

/** Switches a remote off or on, whichever of its versions is live. */
export function setEnabled(registry, name, enabled) {
  const versions = requireRemote(registry, name);
  const changed = versions.map((entry) => ({ ...entry, extras: { ...entry.extras, enabled } }));
  return withVersions(registry, name, changed);
}

/** Drops old releases: neither live nor a fallback, not among the last five, and more than seven days old. */
export function prune(registry, now) {
  const keep = ([name, versions]) => {
    const latest = [...versions].sort((a, b) => releasedAt(b) - releasedAt(a)).slice(0, KEPT_RELEASES);
    const needed = [liveOf(registry, name), fallbackOf(registry, name), ...latest];
    return [name, versions.filter((entry) => needed.includes(entry) || now - releasedAt(entry) <= KEPT_MS)];
  };
  const kept = Object.entries(registry.microFrontends).map(keep);
  return { ...registry, microFrontends: Object.fromEntries(kept) };
}
