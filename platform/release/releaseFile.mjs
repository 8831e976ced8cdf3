import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from './hashes.mjs';

/**
 * @typedef {{ path: string, audience: string, title: string, chunk: string, addresses: string[] }} ReleasedRoute
 * @typedef {{ remote: string, version: string, commit?: string, builtAt: string, builder?: string,
 *   contract: Record<string, string>, modules?: Record<string, string>, routes: ReleasedRoute[],
 *   ownFiles?: string[], scripts?: Record<string, string[]>, specifiedPaths?: string[], siteUrl?: string, files: Record<string, string> }} Release
 *   `ownFiles`: addresses of the files beside the pages. `scripts`: which script files each screen needs first, beside the entry. `specifiedPaths`: of a shell, the paths that its site must have.
 */

export const RELEASE_FILE = 'release.json';
/** Who signed it. */
export const SIGNATURE_FILE = 'release.sig';
export const ENTRY_FILE = 'remoteEntry.js';

/**
 * Every file of a release, and what else is not a folder, without its description and signature and without hidden files,
 * which are notes of the build.
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== RELEASE_FILE && file !== SIGNATURE_FILE)
    .sort();
}

/** Compressed forms follow from the files, and differ between versions of Node: they are no part of a release. */
const PACKED = /\.(br|gz)$/;

/** @returns {Promise<[string, Buffer][]>} The files of a release with their content. */
const readFiles = async (folder) =>
  Promise.all(
    (await listFiles(folder))
      .filter((file) => !PACKED.test(file))
      .map(async (file) => [file, await readFile(path.join(folder, file))]),
  );

/**
 * Describes a finished build in its `release.json`. Its version is made of what is in it, so two builds of the same
 * content are one version, whoever builds when.
 * @param {string} folder
 * @param {Omit<Release, 'version' | 'files'> & { packageVersion: string }} about
 * @returns {Promise<Release>}
 */
export async function writeRelease(folder, { packageVersion, commit, builtAt, builder, ...about }) {
  const read = await readFiles(folder);
  const files = Object.fromEntries(read.map(([file, content]) => [file, sha256(content)]));
  const content = { ...about, files };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const release = { version: `${packageVersion}-${hash}`, commit, builtAt, builder, ...content };
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Reads `release.json`. @param {string} folder @returns {Promise<Release>} */
export const readRelease = async (folder) =>
  JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8'));
