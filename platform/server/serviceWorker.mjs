import { contentTypeOf, SITE_HEADERS } from './headers.mjs';
import { fixedAddress, fixedFiles } from '../release/addresses.mjs';
import { hexOf } from '../release/hashes.mjs';
import { ENTRY_FILE } from '../release/releaseFile.mjs';

/** A file whose content never changes at its address, as Workbox takes it. */
const keptFile = ([url, integrity]) => ({ url, integrity, revision: null });

/** The scripts and fonts of a shell, each with its integrity. */
const scriptsAndFonts = (shell) =>
  fixedFiles({ host: true }, shell)
    .filter(([address]) => /\.(?:js|woff2)$/.test(address))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** The scripts of the screens that open without a network, and that somebody else than administrators sees. */
function screenFiles(remotes, audience) {
  const scripts = new Map();
  for (const { on, folder, release } of remotes) {
    const chunks = release.routes.filter((route) => on && route.offline && route.audience === audience);
    for (const { chunk } of chunks)
      for (const file of [ENTRY_FILE, ...(release.scripts?.[chunk] ?? [])].filter(
        (name) => release.files[name],
      ))
        scripts.set(fixedAddress({ folder }, file, release.files[file]), release.files[file]);
  }
  return [...scripts].map(keptFile);
}

/** The page that the service worker answers with says of itself that it comes from the device. */
const offlinePage = (html, headers) => ({
  html: html.replace('<html ', () => '<html data-offline '),
  headers: { ...SITE_HEADERS, ...headers, 'Content-Type': contentTypeOf('page.html') },
});

/**
 * Makes the service worker of a view: the list of what it keeps on a device, and the worker's code. Another list makes another
 * script, which is how browsers find out.
 * @param {ReturnType<typeof import('./views.mjs').createView>} view
 * @param {{ readFile: (hex: string) => Promise<Buffer>, frame: string, headers: Record<string, string> }} parts The frame as it
 *   is sent, with its headers.
 */
export async function serviceWorker({ shell, remotes, isOffline }, { readFile, frame, headers }) {
  const code = async (name) => (await readFile(hexOf(shell.files[`worker/${name}.js`]))).toString();
  if (!isOffline) return code('farewell');
  const copy = {
    page: offlinePage(frame, headers),
    files: [...scriptsAndFonts(shell).map(keptFile), ...screenFiles(remotes, 'everyone')],
    customerFiles: screenFiles(remotes, 'signed-in'),
  };
  return `self.offlineCopy=${JSON.stringify(copy)};\n${await code('serviceWorker')}`;
}
