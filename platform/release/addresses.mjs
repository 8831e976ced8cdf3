// @ts-check
import { hexOf } from './hashes.mjs';
import { ENTRY_FILE } from './releaseFile.mjs';

/** The end of a file name with a hash of its content. */
const HASHED = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/;
const ENTRY = ENTRY_FILE.replace(/\.js$/, '');
/** Of the folders of the shell's build, the one that is served. */
const BROWSER = 'browser/';

/** @typedef {{ folder: string, host?: boolean }} App @typedef {{ files: Record<string, string> }} Files */

/** The folder of a deployment's releases. @param {string} name As the choice has it, such as `public_site`. */
export const folderOf = (name) => name.replaceAll('_', '-');

/** Whether a file's name holds a hash of its content, so that it has one content for ever. */
export const isHashed = (/** @type {string} */ name) => HASHED.test(name);

/** Where a file of the shell's build is served; null for what visitors may not ask for. Pages are served from the lists of pages. @param {string} file */
const shellAddress = (file) =>
  file.startsWith(BROWSER) && !file.endsWith('.html') && !/\/\./.test(file)
    ? `/${file.slice(BROWSER.length)}`
    : null;

/**
 * Where a file of a release is served, if what it has there once it has for ever; null for all others. A file that the next
 * release did not change keeps its address.
 * @param {App} app
 * @param {string} file Its name in the release.
 * @param {string} integrity
 */
export function fixedAddress(app, file, integrity) {
  if (app.host) return isHashed(file) ? shellAddress(file) : null;
  if (file === ENTRY_FILE) return `/files/${app.folder}/${ENTRY}.${hexOf(integrity).slice(0, 16)}.js`;
  return isHashed(file) && !/\/|\.html$/.test(file) ? `/files/${app.folder}/${file}` : null;
}

/** The files of a release that have an address of their own for ever. @param {App} app @param {Files} release @returns {[address: string, integrity: string][]} */
export const fixedFiles = (app, { files }) =>
  Object.entries(files).flatMap(([file, integrity]) => {
    const address = fixedAddress(app, file, integrity);
    return address ? [/** @type {[string, string]} */ ([address, integrity])] : [];
  });

/** The other public files of a shell, such as `/robots.txt`, with their names in the pool. @param {Files} shell @returns {[address: string, file: { hex: string }][]} */
export const otherShellFiles = ({ files }) =>
  Object.entries(files).flatMap(([file, integrity]) => {
    const address = isHashed(file) ? null : shellAddress(file);
    return address ? [/** @type {[string, { hex: string }]} */ ([address, { hex: hexOf(integrity) }])] : [];
  });

/** The address of a remote's entry. @param {{ folder: string }} app @param {Record<string, string>} files */
export const entryAddress = (app, files) => fixedAddress(app, ENTRY_FILE, files[ENTRY_FILE] ?? '') ?? '';
