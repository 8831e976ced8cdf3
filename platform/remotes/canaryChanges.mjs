import {
  arrange,
  canaryOf,
  fallbackOf,
  listed,
  liveOf,
  release,
  requireRemote,
  requireVersion,
  versionName,
  versionsOf,
  withVersions,
} from './registryChanges.mjs';

/**
 * Reads how many of a hundred visitors get a canary.
 * @param {string} text As it is typed.
 * @throws Error
 */
export function parseShare(text) {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Error(
      `"${text}" is no share of the visitors: it is a whole number from 1 to 99, in per cent. To give a release to everybody: promote.`,
    );
  return share;
}

/** Marks a remote's canary anew; without one, all of its visitors get the live version. */
function withCanary(registry, name, canary, share) {
  const versions = versionsOf(registry, name).map((entry, index) => ({
    ...entry,
    deployment: { traffic: entry === canary ? share : 0, default: index === 0 },
  }));
  return arrange(registry, name, versions, fallbackOf(registry, name));
}

/** There is one canary track for the whole site, so its share is the same for every remote with a canary. */
function withShare(registry, share) {
  const names = Object.keys(registry.microFrontends).filter((name) => canaryOf(registry, name));
  return names.reduce((next, name) => withCanary(next, name, canaryOf(next, name), share), registry);
}

/** Gives a version to a share of the visitors. It is listed behind the live one, which the others keep. */
export function startCanary(registry, name, entry, share) {
  const [live, ...others] = requireRemote(registry, name);
  const canary = listed(registry, name, entry);
  if (canary === live)
    throw new Error(`${name} ${versionName(live)} is live for everybody already, so it can't be a canary.`);
  if (others.includes(canary)) return withShare(withCanary(registry, name, canary, share), share);
  const marked = { ...canary, extras: { ...canary.extras, canaryOnly: true } };
  const all = withVersions(registry, name, [live, ...others, marked]);
  return withShare(withCanary(all, name, marked, share), share);
}

/** Gives a version that was released before to a share of the visitors. */
export const useCanary = (registry, name, version, share) =>
  startCanary(registry, name, requireVersion(registry, name, version), share);

function requireCanary(registry, name) {
  requireRemote(registry, name);
  const canary = canaryOf(registry, name);
  if (!canary)
    throw new Error(`${name} has no canary: ${versionName(liveOf(registry, name))} is live for everybody.`);
  return canary;
}

/** Makes the canary live for everybody. */
export const promote = (registry, name) => release(registry, name, requireCanary(registry, name));

/** Ends the canary: everybody gets the live version. The release stays listed, so that it can be a canary again. */
export function abort(registry, name) {
  requireCanary(registry, name);
  return withCanary(registry, name);
}
