// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { APPS, ROOT } from '../ports.mjs';
import { run, runScript } from '../processes/runScript.mjs';
import { readRelease } from '../release/releaseFile.mjs';

/** @typedef {import('./changeChoice.mjs').Context} Context @typedef {import('../ports.mjs').App} App @typedef {import('../release/manifest.mjs').Manifest} Manifest */

const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });

/** A copy of this one's packages, if the lock file is the same, else its own. Links to them would give modules other paths, and so other ids. @param {string} clone */
async function installPackages(clone) {
  const lock = (/** @type {string} */ folder) => readFile(path.join(folder, 'package-lock.json'), 'utf8');
  if ((await lock(clone)) !== (await lock(ROOT))) {
    if (!(await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--prefix', clone])))
      throw new Error('Its packages can not be installed; the messages stand above.');
    return;
  }
  const { workspaces } = JSON.parse(await readFile(path.join(clone, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) {
    const packages = path.join(ROOT, folder, 'node_modules');
    if (existsSync(packages))
      await cp(packages, path.join(clone, folder, 'node_modules'), {
        recursive: true,
        // Those to the workspaces are the clone's then.
        verbatimSymlinks: true,
        filter: (file) => path.basename(file) !== '.cache',
      });
  }
}

/** What of two releases differs, file by file. @param {{ files: Record<string, string> }} one @param {{ files: Record<string, string> }} other */
export const differences = (one, other) =>
  [...new Set([...Object.keys(one.files), ...Object.keys(other.files)])]
    .filter((file) => one.files[file] !== other.files[file])
    .sort();

/** The stored release of a version. @param {Context} context @param {string} version @returns {Promise<{ app: App, manifest: Manifest }>} */
async function findRelease({ place: { store } }, version) {
  const app = APPS.find((candidate) => store.versions(candidate).includes(version));
  if (!app) throw new Error(`No stored release has the version ${version}.`);
  return { app, manifest: await store.readManifest(app, version) };
}

/**
 * Builds a release once more, from the commit that it names, and says whether it is the same: then it is what that commit says, whoever
 * built it where.
 * @param {Context} context @param {App[]} _ @param {string} version
 */
export async function rebuild(context, _, version) {
  const { app, manifest } = await findRelease(context, version);
  const { commit = '' } = manifest;
  if (!/^[0-9a-f]{40}$/.test(commit))
    throw new Error(
      `${version} was built from ${commit || 'no commit that it names'}, so nobody can build it again.`,
    );
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.cache/rebuild-'));
  const clone = path.join(folder, 'clone');
  try {
    git('worktree', 'add', '--detach', clone, commit);
    await installPackages(clone);
    if (
      !(await runScript(path.join(clone, 'platform/commands/build.mjs'), [app.folder], {
        NODE_ENV: 'production',
      }))
    )
      throw new Error(`${commit} does not build; its messages stand above.`);
    const built = await readRelease(path.join(clone, app.folder, 'dist'));
    if (built.version === version) return `The same: ${commit} builds ${app.folder} ${version}.`;
    const files = differences(manifest, built);
    throw new Error(
      `Not the same: ${commit} builds ${app.folder} ${built.version}.\n${files.length > 0 ? `These files differ: ${files.join(', ')}` : 'The files are the same; what release.json says besides differs.'}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
