import { contentTypeOf, SITE_HEADERS } from './headers.mjs';
import { ENTRY_FILE, hexOfFile, remoteFileAddress, shellScriptsAndFonts } from './fileAddresses.mjs';

/** A file whose content never changes at its address, as Workbox takes it. */
const keptFile = ([url, integrity]) => ({ url, integrity, revision: null });

/** The scripts of the screens that open without a network, and that somebody else than administrators sees. */
function screenFiles(remotes, audience) {
  const scripts = new Map();
  for (const { on, folder, release } of remotes) {
    const chunks = release.routes.filter((route) => on && route.offline && route.audience === audience);
    for (const { chunk } of chunks)
      for (const file of [ENTRY_FILE, ...(release.scripts?.[chunk] ?? [])].filter(
        (name) => release.files[name],
      ))
        scripts.set(remoteFileAddress(folder, file, release.files[file]), release.files[file]);
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
  const code = async (name) => (await readFile(hexOfFile(shell, `worker/${name}.js`))).toString();
  if (!isOffline) return code('farewell');
  const copy = {
    page: offlinePage(frame, headers),
    files: [...shellScriptsAndFonts(shell).map(keptFile), ...screenFiles(remotes, 'everyone')],
    customerFiles: screenFiles(remotes, 'signed-in'),
  };
  return `self.offlineCopy=${JSON.stringify(copy)};\n${await code('serviceWorker')}`;
}
