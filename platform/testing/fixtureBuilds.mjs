import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeRelease } from '../release/releaseFile.mjs';

/** A renderer as small as can be: a page is its remote's heading and its address. */
const RENDERER = `
exports.singletons = { shared: 'what all have' };
exports.renderPage = async (address, module) => ({ html: module.heading + ' at ' + address, kind: 'page', chunk: 'home' });
exports.renderFrame = async () => ({ html: 'frame', kind: 'frame' });
exports.renderNotFound = async () => ({ html: 'not found', kind: 'page' });
exports.fillDocument = (template, page) =>
  template.replace('PAGE', page.html + JSON.stringify(page.preload)) + '<!--settings--><script>' + page.instant + '</script>';
exports.isListed = (address) => address !== '/unlisted';
`;

const write = async (folder, files) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};

const PROVENANCE = { commit: '0123456789abcdef0123456789abcdef01234567', builder: 'a test' };

/** Eight digits, as a build writes them into a name, that follow from the content. */
const digits = (text) =>
  [...text]
    .reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0');

/**
 * Writes a build of the shell.
 * @returns {Promise<object>} Its `release.json`.
 */
export async function writeShell(
  folder,
  { heading = 'shell', renderer = RENDERER, specifiedPaths = [], ...about } = {},
) {
  const main = `main of ${heading}`;
  await write(folder, {
    'renderer/renderer.cjs': renderer,
    'browser/index.html': `<html lang="en"><p>PAGE</p><script defer src="/main.${digits(main)}.js"></script>`,
    [`browser/main.${digits(main)}.js`]: main,
    'browser/robots.txt': 'User-agent: *',
    'inline/instant.js': 'instant()',
    'worker/serviceWorker.js': 'the worker',
    'worker/farewell.js': 'the farewell',
  });
  return writeRelease(folder, {
    remote: 'shell',
    packageVersion: '0.1.0',
    contract: { stores: '1.0.0', notify: '1.0.0', routes: '1.0.0' },
    modules: { react: '19.3.1', 'react-dom': '19.3.1' },
    routes: [],
    specifiedPaths,
    siteUrl: 'https://example.com',
    builtAt: new Date().toISOString(),
    ...PROVENANCE,
    ...about,
  });
}

const screen = (address, addresses) =>
  `{ path: '${address}', handle: { addresses: ${JSON.stringify(addresses)} } }`;

/**
 * Writes a build of a remote with one screen that has a static page for each of its addresses.
 * @returns {Promise<object>} Its `release.json`.
 */
export async function writeRemote(
  folder,
  {
    remote = 'public_site',
    heading,
    contract = {},
    modules,
    screens = { '/': ['/'] },
    audience = 'everyone',
    documents,
    code = '',
    files = [],
    shared = 'what no release changes',
    ...about
  },
) {
  const routes = Object.entries(screens);
  const list = routes.map(([address, addresses]) => screen(address, addresses));
  const home = `home.${digits(heading)}.js`;
  await write(folder, {
    'remoteEntry.js': `entry of ${heading}`,
    [home]: `screen of ${heading}`,
    'shared.0a1b2c3d.js': shared,
    'index.html': `${heading} alone`,
    ...(documents ? { 'documents.json': JSON.stringify(documents) } : {}),
    'routes.node.cjs': `exports.heading = '${heading}'; exports.routes = [${list}]; exports.files = [${files}]; ${code}`,
  });
  return writeRelease(folder, {
    remote,
    packageVersion: '0.1.0',
    contract: { stores: '1.0.0', notify: '1.0.0', routes: '1.0.0', ...contract },
    modules,
    routes: routes.map(([address, addresses]) => ({
      path: address,
      audience,
      title: heading,
      chunk: 'home',
      addresses,
      offline: true,
    })),
    ownFiles: files.flatMap((file) => /path: '([^']+)'/.exec(file)?.[1] ?? []),
    scripts: { home: [home, 'shared.0a1b2c3d.js'] },
    builtAt: new Date().toISOString(),
    ...PROVENANCE,
    ...about,
  });
}

/** Every file below a folder, with its content. */
export async function snapshot(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')]));
}
