import { existsSync } from 'node:fs';
import { filesIn, verifyRelease } from '../release/verifyRelease.mjs';
import { versionName, versionsOf } from './registryChanges.mjs';

const TIMEOUT_MS = 10_000;

/** The address of another file of a release, beside its entry. */
export const beside = (entry, file) => entry.replace(/[^/]*$/, file);

async function fetchFile(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Where the files of a release that the registry lists are: in the store, else where they are served.
 * @returns {import('../release/verifyRelease.mjs').Source}
 */
export function sourceOf(place, app, { url, metadata }) {
  const folder = place.releaseFolder(app, metadata.version);
  if (existsSync(folder)) return filesIn(folder);
  return { where: beside(url, ''), read: (file) => fetchFile(beside(url, file)) };
}

/** Checks that a release is what its team has made. @param {object} about As for `verifyRelease`. @throws Error */
export const requireOwn = (place, app, source, about) =>
  verifyRelease(source, { app, keys: place.keysOf(app), ...about });

/** The same for a release that the registry lists. */
export const verifyListed = (place, app, entry) =>
  requireOwn(place, app, sourceOf(place, app, entry), {
    version: versionName(entry),
    hash: entry.extras.release,
  });

/**
 * What visitors may get of a registry: of each remote that is switched on the live release, its fallback and its canary.
 * @returns {{ app: object, entry: object }[]}
 */
export const usedReleases = (place, registry, model) =>
  place.remotes.flatMap((app) => {
    const { enabled, live, fallback, canary } = model[app.name] ?? {};
    const used = enabled ? [live, fallback, canary].filter(Boolean).map(({ version }) => version) : [];
    return versionsOf(registry, app.name)
      .filter((entry) => used.includes(versionName(entry)))
      .map((entry) => ({ app, entry }));
  });

/** Checks every release that visitors may get. @throws Error */
export const verifyUsed = (place, registry, model) =>
  Promise.all(usedReleases(place, registry, model).map(({ app, entry }) => verifyListed(place, app, entry)));
