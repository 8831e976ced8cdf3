// @ts-check
import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../build/compress.mjs';
import { appFolder, ROOT } from '../ports.mjs';
import { STAMP_FILE } from '../build/sourceHash.mjs';
import { CONTRACT_VERSIONS, MODULE_VERSIONS } from '../build/sharedModules.mjs';
import { writeRelease } from './releaseFile.mjs';
import { readRouteList } from './routeList.mjs';

/** @typedef {import('../ports.mjs').App} App */

/** The text of every operation that the console sends. The API answers those of each release that is kept. */
const DOCUMENTS = path.join(ROOT, 'shared/src/graphql/documents.json');

/**
 * The commit that the working copy stands on, marked where it has changes; undefined outside of a clone, unless
 * SOURCE_COMMIT names it.
 */
function currentCommit() {
  if (process.env.SOURCE_COMMIT) return process.env.SOURCE_COMMIT;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Notes from which sources the build is, as the last of all. @param {string} output @param {string} stamp */
const writeStamp = (output, stamp) => writeFile(path.join(output, STAMP_FILE), stamp);

/**
 * Adds to webpack's files what else belongs to a build of the shell.
 * @param {App} app
 * @param {string} output
 * @param {{ browser: string, stamp: string }} build
 */
export async function completeShell(app, output, { browser, stamp }) {
  await cp(appFolder(app, 'public'), browser, { recursive: true });
  await compressFolder(browser);
  await writeStamp(output, stamp);
}

/**
 * Adds to webpack's files what else belongs to a release.
 * @param {App} app
 * @param {string} output
 * @param {{ routeList: string, prerendered: boolean, callsApi: boolean, stamp: string }} build
 */
export async function completeRemote(app, output, { routeList, prerendered, callsApi, stamp }) {
  /** @type {import('./releaseFile.mjs').ReleasedRoute[]} */
  const routes = await readRouteList(routeList);
  if (!prerendered && routes.some(({ addresses }) => addresses.length > 0))
    throw new Error(
      `${app.folder} has static pages now: say "prerendered: true" in ${app.folder}/webpack.config.mjs.`,
    );
  if (callsApi) await cp(DOCUMENTS, path.join(output, 'documents.json'));
  await compressFolder(output);
  const { graphql, ...withTheShell } = CONTRACT_VERSIONS;
  const { version: packageVersion } = JSON.parse(await readFile(appFolder(app, 'package.json'), 'utf8'));
  await writeRelease(output, {
    remote: app.name,
    packageVersion,
    contract: callsApi ? { ...withTheShell, graphql } : withTheShell,
    modules: MODULE_VERSIONS,
    routes,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    builder: process.env.BUILDER || 'local',
  });
  await writeStamp(output, stamp);
}
