// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { readRelease } from '../release/releaseFile.mjs';
import { versionName, versionsOf } from './registryChanges.mjs';

/**
 * @typedef {import('../ports.mjs').App} App
 * @typedef {{ version: string, commit?: string }} Release
 */

/** A build from a working copy with changes names its commit so. */
const DIRTY = /-dirty$/;
const committed = (/** @type {string | undefined} */ commit) => commit?.replace(DIRTY, '');

/**
 * What the commits between two releases of a remote say about it, the latest first. Undefined where Git can't tell, as in
 * the containers, which have no clone.
 * @param {App} app
 * @param {Release | undefined} before
 * @param {Release} now
 * @param {string} [clone]
 * @returns {string[] | undefined}
 */
export function commitsBetween(app, before, now, clone = ROOT) {
  const [from, to] = [committed(before?.commit), committed(now.commit)];
  if (!from || !to) return undefined;
  if (from === to) return [];
  try {
    const args = [
      '-c',
      'safe.directory=*',
      'log',
      '--no-merges',
      '--format=%s',
      `${from}..${to}`,
      '--',
      app.folder,
    ];
    return execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

/**
 * The lines of a release in a remote's changelog: what its commits say, else the commit it was built from.
 * @param {{ version: string, releasedAt: string, commit?: string, commits?: string[] }} release
 */
export function changelogEntry({ version, releasedAt, commit, commits }) {
  const known = commits ?? (commit ? [`built from ${commit}`] : []);
  const lines = commits?.length === 0 ? ['no commit of its own'] : known;
  return [`- ${releasedAt.slice(0, 10)} ${version}`, ...lines.map((line) => `  - ${line}`)].join('\n');
}

/** Where the changelog of a remote is: with its releases, since every place has others. */
export const changelogFile = (/** @type {{ store: string }} */ place, /** @type {App} */ app) =>
  path.join(place.store, 'changelogs', `${app.folder}.md`);

/**
 * Adds a release to the changelog of its remote.
 * @param {{ store: string, releaseFolder: (app: App, version: string) => string }} place
 * @param {App} app
 * @param {{ before?: string, now: string, releasedAt: string }} versions `before` is the version that was live.
 * @returns {Promise<string>} What was added.
 */
export async function addToChangelog(place, app, { before, now, releasedAt }) {
  const folder = before && place.releaseFolder(app, before);
  const old = folder && existsSync(folder) ? await readRelease(folder) : undefined;
  const release = await readRelease(place.releaseFolder(app, now));
  const commits = commitsBetween(app, old, release);
  const entry = changelogEntry({ version: now, releasedAt, commit: release.commit, commits });
  const file = changelogFile(place, app);
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `# Releases of ${app.folder}\n\n`);
  }
  await appendFile(file, `${entry}\n`);
  return entry;
}

/**
 * Adds a release to the changelog of its remote, unless it had been released before.
 * @param {{ store: string, releaseFolder: (app: App, version: string) => string }} place
 * @param {App} app
 * @param {object} before The registry before.
 * @param {{ metadata: { version: string }, extras: { releasedAt: string } }} entry What the registry says of the release.
 * @returns {Promise<string[]>} Lines that say what was added, and where.
 */
export async function noteRelease(place, app, before, entry) {
  const known = versionsOf(before, app.name).map(versionName);
  if (known.includes(versionName(entry))) return [];
  const { releasedAt } = entry.extras;
  const { commit } = await readRelease(place.releaseFolder(app, versionName(entry)));
  const added = await addToChangelog(place, app, { before: known[0], now: versionName(entry), releasedAt });
  const warning = 'It was built from files that are not committed: nobody else can build it again.';
  return [...(DIRTY.test(commit ?? '') ? [warning] : []), `In ${changelogFile(place, app)}:`, added];
}
