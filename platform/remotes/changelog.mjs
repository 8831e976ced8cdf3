// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
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
    const args = ['-c', 'safe.directory=*', 'log', '--no-merges', '--format=%s', `${from}..${to}`];
    return execFileSync('git', [...args, '--', app.folder], {
      cwd: clone,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

/** The release of a version, as the store has it. @returns {Promise<Release | undefined>} */
const readKept = async (/** @type {string} */ folder) =>
  existsSync(folder) ? readRelease(folder) : undefined;

/**
 * Adds a release to the changelog of its remote, beside its releases, unless it had been released before: what its commits
 * say, else the commit it was built from.
 * @param {{ store: string, releaseFolder: (app: App, version: string) => string }} place
 * @param {App} app
 * @param {object} before The registry before.
 * @param {{ metadata: { version: string }, extras: { releasedAt: string } }} entry What the registry says of the release.
 * @returns {Promise<string[]>} Lines that say what was added, and where.
 */
export async function noteRelease(place, app, before, entry) {
  const version = versionName(entry);
  const [old, ...older] = versionsOf(before, app.name).map(versionName);
  if ([old, ...older].includes(version)) return [];
  const release = await readRelease(place.releaseFolder(app, version));
  const { commit } = release;
  const commits = commitsBetween(app, old && (await readKept(place.releaseFolder(app, old))), release);
  const said =
    commits?.length === 0 ? ['no commit of its own'] : (commits ?? (commit ? [`built from ${commit}`] : []));
  const added = [
    `- ${entry.extras.releasedAt.slice(0, 10)} ${version}`,
    ...said.map((line) => `  - ${line}`),
  ].join('\n');
  const file = path.join(place.store, 'changelogs', `${app.folder}.md`);
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${existsSync(file) ? '' : `# Releases of ${app.folder}\n\n`}${added}\n`);
  const warning = 'It was built from files that are not committed: nobody else can build it again.';
  return [...(DIRTY.test(commit ?? '') ? [warning] : []), `In ${file}:`, added];
}
