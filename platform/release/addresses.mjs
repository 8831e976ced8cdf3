// @ts-check
import { ENTRY_FILE } from './releaseFile.mjs';
import { hexOf } from './hashes.mjs';

/** The end of a file name with a hash of its content. */
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
const ENTRY = ENTRY_FILE.replace(/\.js$/, '');
/** Of the folders of the shell's build, the one that is served. */
const BROWSER = 'browser/';

export const isHashed = (/** @type {string} */ name) => HASHED.test(name);

/**
 * Where a file of a release is served, if what it has there once it has for ever; null for all others. A file that the next
 * release did not change keeps its address.
 * @param {{ folder: string, host?: boolean }} app
 * @param {string} file Its name in the release.
 * @param {string} integrity
 */
export function fixedAddress(app, file, integrity) {
  if (app.host) return file.startsWith(BROWSER) && isHashed(file) ? `/${file.slice(BROWSER.length)}` : null;
  if (file === ENTRY_FILE) return `/files/${app.folder}/${ENTRY}.${hexOf(integrity).slice(0, 16)}.js`;
  return isHashed(file) ? `/files/${app.folder}/${file}` : null;
}

/** Where a public file of the shell without a hash in its name is served; null for all others. @param {string} file */
export const plainAddress = (file) =>
  file.startsWith(BROWSER) && !isHashed(file) && !file.endsWith('.html')
    ? `/${file.slice(BROWSER.length)}`
    : null;

/** The address of a remote's entry. @param {{ folder: string }} app @param {Record<string, string>} files */
export const entryAddress = (app, files) => fixedAddress(app, ENTRY_FILE, files[ENTRY_FILE] ?? '') ?? '';
