// @ts-check
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, RELEASE_FILE, SIGNATURE_FILE } from './releaseFile.mjs';
import { sha256 } from './hashes.mjs';
import { parseManifest } from './manifest.mjs';
import { requireProvenance, requireSignature } from './signature.mjs';

/**
 * @typedef {{ folder: string, name: string, host?: boolean }} App
 * @typedef {import('./manifest.mjs').Manifest} Manifest
 * @typedef {{ manifest: Manifest, bytes: Buffer, signature?: string, key?: string, files: Map<string, Buffer>, packed: Map<string, Record<string, Buffer>>, where: string }} Build
 *   A finished build in memory, where nobody changes it any more: `bytes` are those of its `release.json`, `packed` compressed forms of its files.
 */

/** Clocks of machines that build and of servers may differ by this much. */
const CLOCKS_DIFFER_MS = 600_000;
const PACKED = /\.(br|gz)$/;

/** A file, if it is one: a link is none. @param {string} file */
async function readPlain(file) {
  const stats = await lstat(file).catch(() => undefined);
  return stats?.isFile() ? readFile(file) : undefined;
}

/** A later time than that of the clock would keep out every release of the team that follows. @param {Manifest} manifest @param {string} name */
function requirePast(manifest, name) {
  if (!(Date.parse(manifest.builtAt) <= Date.now() + CLOCKS_DIFFER_MS))
    throw new Error(`${name} says that it was built at ${manifest.builtAt}, which is in the future.`);
}

/**
 * A release that comes again after it was forgotten may have a fault that is known by now.
 * @param {Manifest} manifest
 * @param {{ version: string, builtAt: string }[]} known What the choice lists of the deployment.
 */
function requireNewer(manifest, known) {
  if (known.some(({ version }) => version === manifest.version)) return;
  const later = known.find(({ builtAt }) => Date.parse(builtAt) >= Date.parse(manifest.builtAt));
  if (later)
    throw new Error(
      `${manifest.remote} ${manifest.version} was built at ${manifest.builtAt}, not after ${later.version} (${later.builtAt}), and nothing is known of it here: it may be an old release that somebody brings again. Build it anew.`,
    );
}

/**
 * Checks that a manifest is one of a deployment, and where keys are listed, that its team has signed it.
 * @param {Uint8Array} bytes
 * @param {{ app: App, where: string, keys?: string[], signature?: string, known?: { version: string, builtAt: string }[] }} about
 * @returns {{ manifest: Manifest, key?: string }}
 */
export function readManifest(bytes, { app, where, keys = [], signature, known }) {
  const name = `${app.folder} in ${where}`;
  const key =
    keys.length > 0 ? requireSignature({ name, remote: app.folder, bytes, signature, keys }) : undefined;
  const manifest = parseManifest(bytes, `The ${RELEASE_FILE} in ${where}`);
  if (manifest.remote !== app.name)
    throw new Error(`${where} holds a release of ${manifest.remote}, not of ${app.name}.`);
  if (!key) return { manifest };
  requireProvenance(manifest, `${app.folder} ${manifest.version}`);
  requirePast(manifest, `${app.folder} ${manifest.version}`);
  if (known) requireNewer(manifest, known);
  return { manifest, key };
}

/**
 * Reads a finished build, each file once, and checks that it is what its team has made: signature (where keys are listed), name
 * and version, and every file. Other files than those that it lists are refused, but for hidden ones and compressed forms.
 * @param {string} folder
 * @param {{ app: App, keys?: string[], known?: { version: string, builtAt: string }[] }} about
 * @returns {Promise<Build>}
 */
export async function readBuild(folder, { app, keys, known }) {
  const bytes = await readPlain(path.join(folder, RELEASE_FILE));
  if (!bytes)
    throw new Error(
      `${folder} holds no build of ${app.folder}. Build it first: npm run build -w ${app.folder}.`,
    );
  const signature = (await readPlain(path.join(folder, SIGNATURE_FILE)))?.toString();
  const { manifest, key } = readManifest(bytes, { app, where: folder, keys, signature, known });
  const refuse = (/** @type {string} */ file) => {
    throw new Error(
      `${file} of ${app.folder} ${manifest.version} is not the file that was released: see ${folder}.`,
    );
  };
  const files = new Map();
  const packed = new Map();
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await readPlain(path.join(folder, file));
    if (!content || sha256(content) !== integrity) return refuse(file);
    files.set(file, content);
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((form) => readPlain(path.join(folder, `${file}.${form}`))),
    );
    packed.set(file, { ...(br && { br }), ...(gz && { gz }) });
  }
  for (const file of await listFiles(folder))
    if (!files.has(file) && !files.has(file.replace(PACKED, ''))) return refuse(file);
  return { manifest, bytes, signature: key && signature, key, files, packed, where: folder };
}
