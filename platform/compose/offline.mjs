import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_HEADERS } from '../hosting/headers.mjs';
import { hashOf } from '../release/releaseFile.mjs';

/** A page's or font's file with a hash of its content in its name; others are not needed without a network. */
const KEPT = /\.[0-9a-f]{8}\.(js|woff2)$/;

/** A file whose content never changes at its address, as Workbox takes it. */
const keptFile = (url, integrity) => ({ url, integrity, revision: null });

/** The shell's scripts and fonts. @param {string} browser The folder of the shell's build that is served. */
async function shellFiles(browser) {
  const names = await readdir(browser, { recursive: true });
  const kept = names.filter((name) => KEPT.test(name)).sort();
  return Promise.all(
    kept.map(async (name) =>
      keptFile(`/${name.split(path.sep).join('/')}`, hashOf(await readFile(path.join(browser, name)))),
    ),
  );
}

/** The scripts of a release's screens that open without a network, and that somebody else than administrators sees. */
function screenFiles(remotes, audience) {
  const scripts = remotes.flatMap(({ routes, preloadFor }) =>
    routes
      .filter((route) => route.offline && route.audience === audience)
      .flatMap(({ chunk }) => preloadFor(chunk)),
  );
  const integrityOf = new Map(scripts.map(({ href, integrity }) => [href, integrity]));
  return [...integrityOf].map(([url, integrity]) => keptFile(url, integrity));
}

/** The page that the service worker answers with, which says of itself that it comes from the device. */
const offlinePage = (frame, headers) => ({
  html: frame.replace('<html ', '<html data-offline '),
  headers: { ...SHELL_HEADERS, ...headers, 'Content-Type': 'text/html; charset=utf-8' },
});

/**
 * Makes the service worker of one composition: the list of what it keeps on a device, and the worker's code. Another
 * composition makes another script, which is how browsers find out.
 * @param {string} shell The shell's build.
 * @param {{ isOff: boolean, frame: string, headers: Record<string, string>, remotes: object[], settingsFile: { href: string, integrity: string } }} composition
 *   `frame` is the page for paths without one of their own; `remotes` are those that are switched on, from `readRemote`.
 * @returns {Promise<string>} The script.
 */
export async function serviceWorker(shell, { isOff, frame, headers, remotes, settingsFile }) {
  const code = (name) => readFile(path.join(shell, 'worker', `${name}.js`), 'utf8');
  if (isOff) return code('farewell');
  const copy = {
    page: offlinePage(frame, headers),
    files: [
      ...(await shellFiles(path.join(shell, 'browser'))),
      keptFile(settingsFile.href, settingsFile.integrity),
      ...screenFiles(remotes, 'everyone'),
    ],
    customerFiles: screenFiles(remotes, 'signed-in'),
  };
  return `self.offlineCopy=${JSON.stringify(copy)};\n${await code('serviceWorker')}`;
}
