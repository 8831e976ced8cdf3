// @ts-check
import { execFileSync } from 'node:child_process';
import { ROOT } from '../ports.mjs';

/** A build from a working copy with changes names its commit so. */
const DIRTY = /-dirty$/;
const committed = (/** @type {string | undefined} */ commit) => commit?.replace(DIRTY, '');

/**
 * What the commits between two releases of a deployment say about it, the latest first. Undefined where Git can't tell, as in
 * the containers, which have no clone.
 * @param {{ folder: string }} app
 * @param {{ commit?: string } | undefined} before
 * @param {{ commit?: string }} now
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

/**
 * What is new in a release, a line each.
 * @param {{ folder: string }} app
 * @param {{ commit?: string } | undefined} before
 * @param {{ commit?: string }} now
 */
export function newsOf(app, before, now) {
  const commits = commitsBetween(app, before, now);
  const said =
    commits?.length === 0
      ? ['no commit of its own']
      : (commits ?? (now.commit ? [`built from ${now.commit}`] : []));
  const warning = 'It was built from files that are not committed: nobody else can build it again.';
  return [...(DIRTY.test(now.commit ?? '') ? [warning] : []), ...said.map((line) => `  - ${line}`)];
}
