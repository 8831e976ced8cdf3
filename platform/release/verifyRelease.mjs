import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOf, listFiles, PACKED, RELEASE_FILE, SIGNATURE_FILE } from './releaseFile.mjs';
import { requireSignature } from './signature.mjs';

/**
 * @typedef {{ read: (file: string) => Promise<Buffer | undefined>, list?: () => Promise<string[]>, where: string }} Source
 *   Where the files of a release are read from. Without `list` it is not known which others there are; what is read from
 *   there is compared when it is read.
 */

const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{12}$/;
/** What a signed release says of how it was made. */
const PROVENANCE = ['commit', 'builtAt', 'builder'];
/** Clocks of machines that build and of servers may differ by this much. */
const CLOCKS_DIFFER_MS = 600_000;

/** The files of a release in a folder. A link is none of them. @returns {Source} */
export const filesIn = (folder) => ({
  where: folder,
  async read(file) {
    const target = path.join(folder, file);
    const stats = await lstat(target).catch(() => undefined);
    return stats?.isFile() ? readFile(target) : undefined;
  },
  list: () => listFiles(folder),
});

function requireProvenance(release, name) {
  const missing = PROVENANCE.filter((field) => typeof release[field] !== 'string');
  if (missing.length > 0)
    throw new Error(
      `The release.json of ${name} does not say ${missing.join(', ')}. Where there is no clone, SOURCE_COMMIT names the commit.`,
    );
  // A later time than this would keep out every release of the team that follows.
  if (!(Date.parse(release.builtAt) <= Date.now() + CLOCKS_DIFFER_MS))
    throw new Error(`${name} says that it was built at ${release.builtAt}, which is in the future.`);
}

/** A release that comes again after it was forgotten may have a fault that is known by now. */
function requireNewer(release, known, name) {
  if (known.some(({ metadata }) => metadata.version === release.version)) return;
  const later = known.find(({ extras }) => Date.parse(extras.builtAt) >= Date.parse(release.builtAt));
  if (later)
    throw new Error(
      `${name} was built at ${release.builtAt}, not after ${later.metadata.version} (${later.extras.builtAt}), and the registry does not know it: it may be an old release that somebody brings again. Build it anew.`,
    );
}

/** A file, unpacked if it is the compressed form of a listed one. */
async function readUnpacked(file, { files, read }) {
  const content = await read(file);
  const [, form] = (!(file in files) && PACKED.exec(file)) || [];
  try {
    return form && content ? (form === 'br' ? brotliDecompressSync(content) : gunzipSync(content)) : content;
  } catch {
    return undefined;
  }
}

/** Reads files of a release, and refuses what it does not list. */
const readingListed =
  ({ version, files }, { read, where }) =>
  async (file) => {
    const content = await readUnpacked(file, { files, read });
    if (!content || hashOf(content) !== (files[file] ?? files[file.replace(PACKED, '')]))
      throw new Error(`${file} of ${version} is not the file that was released: see ${where}.`);
    return content;
  };

/**
 * Checks that a release is what its team has made: signature (where keys are listed), name and version, and every file.
 * @param {Source} source
 * @param {{ app: { name: string, folder: string }, keys?: string[], version?: string, hash?: string, known?: object[] }} about
 *   `version` and `hash` are what the registry says, of a release that it has; `known` is the registry's list, of one that is
 *   new to it.
 * @returns {Promise<import('./releaseFile.mjs').Release & { hash: string, key?: string, read: (file: string) => Promise<Buffer> }>}
 *   Its `release.json`, with the hash of its own text, the id of the key, and what reads its files.
 * @throws Error that says in what way it is not.
 */
export async function verifyRelease(source, { app, keys = [], version, hash, known }) {
  const bytes = await source.read(RELEASE_FILE);
  if (!bytes || (hash !== undefined && hashOf(bytes) !== hash))
    throw new Error(
      `${RELEASE_FILE} of ${version ?? app.folder} is not the file that was released: see ${source.where}.`,
    );
  const name = `${app.folder} ${version ?? `in ${source.where}`}`;
  const signature = keys.length > 0 ? (await source.read(SIGNATURE_FILE))?.toString() : undefined;
  const key =
    keys.length > 0 ? requireSignature({ name, remote: app.folder, bytes, signature, keys }) : undefined;
  const release = JSON.parse(bytes.toString());
  if (release.remote !== app.name)
    throw new Error(`${source.where} holds a release of ${release.remote}, not of ${app.name}.`);
  if (!VERSION.test(release.version) || (version ?? release.version) !== release.version)
    throw new Error(
      `${source.where} holds the version ${release.version}, not ${version ?? 'one of a build'}.`,
    );
  if (key) {
    requireProvenance(release, `${app.folder} ${release.version}`);
    if (known) requireNewer(release, known, `${app.folder} ${release.version}`);
  }
  const read = readingListed(release, source);
  for (const file of new Set(source.list && [...Object.keys(release.files), ...(await source.list())]))
    await read(file);
  return { ...release, hash: hashOf(bytes), key, read };
}
