import { hexOf } from './readStore.mjs';

/** The entry of a remote's build, and how much of its hash its address has. */
export const ENTRY_FILE = 'remoteEntry.js';
const ENTRY_DIGITS = 16;

const HASHED_NAME = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/;
const BROWSER = 'browser/';

/** Whether a file's name holds a hash of its content, so that it has one content for ever. */
export const isHashed = (file) => HASHED_NAME.test(file);

/** What of the shell's build visitors may ask for: its name below `/`, or null. Pages are served from the pages manifests. */
function publicName(file) {
  if (!file.startsWith(BROWSER) || file.endsWith('.html') || /(?:^|\/)\./.test(file)) return null;
  return file.slice(BROWSER.length);
}

/** The address of a remote's file, such as `/files/public-site/menu.1a2b3c4d.js`; that of its entry holds its hash. */
export function remoteFileAddress(folder, file, integrity) {
  const name = file === ENTRY_FILE ? `remoteEntry.${hexOf(integrity).slice(0, ENTRY_DIGITS)}.js` : file;
  return `/files/${folder}/${name}`;
}

/**
 * The files of a release that have an address of their own for ever.
 * @param {{ files: Record<string, string> }} manifest
 * @returns {[address: string, hex: string][]}
 */
export function hashedFiles(folder, { files }) {
  return Object.entries(files).flatMap(([file, integrity]) => {
    if (folder === 'shell') {
      const name = publicName(file);
      return name && isHashed(name) ? [[`/${name}`, hexOf(integrity)]] : [];
    }
    return file === ENTRY_FILE || (isHashed(file) && !/\/|\.html$/.test(file))
      ? [[remoteFileAddress(folder, file, integrity), hexOf(integrity)]]
      : [];
  });
}

/** The other public files of a shell, such as `/robots.txt`. @returns {[address: string, { hex: string }][]} */
export const otherShellFiles = ({ files }) =>
  Object.entries(files).flatMap(([file, integrity]) => {
    const name = publicName(file);
    return name && !isHashed(name) ? [[`/${name}`, { hex: hexOf(integrity) }]] : [];
  });

/** The scripts and fonts of a shell, with their integrity. @returns {[address: string, integrity: string][]} */
export const shellScriptsAndFonts = ({ files }) =>
  Object.entries(files)
    .flatMap(([file, integrity]) => {
      const name = publicName(file);
      return name && isHashed(name) && /\.(?:js|woff2)$/.test(name) ? [[`/${name}`, integrity]] : [];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** @throws Error for a file that the release does not have. */
export function hexOfFile({ files, version }, file) {
  if (!files[file]) throw new Error(`${version} has no ${file}.`);
  return hexOf(files[file]);
}
