import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeRelease } from '../release/releaseFile.mjs';

/** A renderer as small as can be: a page is its remote's heading and its address. */
const RENDERER = `
const live = (model) => Object.entries(model.microFrontends).map(([name, [version]]) => [name, version]);
const at = (path, message) => Object.assign(new Error(message), { path });
exports.singletons = {};
exports.parseRegistry = (value) => {
  if (!value.microFrontends) throw at([], 'The registry needs "microFrontends".');
  for (const [name, versions] of Object.entries(value.microFrontends))
    versions.forEach(({ metadata }, index) => {
      if (!/^sha384-/.test(metadata.integrity))
        throw at(['microFrontends', name, index, 'metadata', 'integrity'], 'The integrity is missing.');
    });
  return value;
};
exports.checkRoutes = (model) => {
  const seen = new Map();
  return live(model).flatMap(([name, version]) =>
    version.extras.routes.flatMap((route, index) => {
      const other = seen.get(route.path);
      seen.set(route.path, name);
      const place = ['microFrontends', name, 0, 'extras', 'routes', index, 'path'];
      return other ? [{ path: place, message: name + ' brings ' + route.path + ', which ' + other + ' has.' }] : [];
    }),
  );
};
exports.checkContracts = (model) =>
  live(model)
    .filter(([, version]) => version.extras.contract.routes !== '1.0.0')
    .map(([name]) => ({ path: ['microFrontends', name, 0, 'extras', 'contract'], message: name + ' is of another contract.' }));
exports.pageRegistry = (value) => value;
exports.routePatterns = (model) => live(model).flatMap(([, version]) => version.extras.routes.map(({ path }) => path));
exports.renderPage = async (address, name, module) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { html: module.heading + ' at ' + address, head: '', kind: 'page', chunk: 'home' };
};
exports.renderFrame = async () => ({ html: 'frame', head: '', kind: 'frame' });
exports.renderNotFound = async () => ({ html: 'not found', head: '', kind: 'page' });
exports.fillDocument = (template, page) => template.replace('PAGE', page.html + JSON.stringify(page.preload));
exports.isListed = () => true;
exports.sitemap = (addresses) => addresses.join(' ');
`;

const write = async (folder, files) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};

const screen = (address, addresses) =>
  `{ path: '${address}', handle: { addresses: ${JSON.stringify(addresses)} } }`;

/**
 * Writes a build of a remote with one screen that has a static page for each of its addresses.
 * @returns {Promise<object>} Its `release.json`.
 */
export async function writeBuild(folder, { remote = 'public_site', heading, contract = '1.0.0', screens }) {
  const routes = Object.entries(screens ?? { '/': ['/'] });
  const list = routes.map(([address, addresses]) => screen(address, addresses));
  await write(folder, {
    'remoteEntry.js': `entry of ${heading}`,
    'home.1a2b3c4d.js': `screen of ${heading}`,
    'index.html': `${heading} alone`,
    'chunks.json': JSON.stringify({ home: ['home.1a2b3c4d.js'] }),
    'mf-manifest.json': JSON.stringify({ exposes: [] }),
    'routes.node.cjs': `exports.heading = '${heading}'; exports.routes = [${list}];`,
  });
  return writeRelease(folder, {
    remote,
    packageVersion: '0.1.0',
    contract: { stores: '1.1.0', notify: '1.0.0', routes: contract },
    routes: routes.map(([address, addresses]) => ({
      path: address,
      audience: 'everyone',
      title: heading,
      chunk: 'home',
      addresses,
    })),
    builtAt: new Date().toISOString(),
  });
}

/** A folder with the build of a tiny shell, and the options with which the commands use it. */
export async function makeSite() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  const shell = path.join(folder, 'shell');
  await write(shell, {
    'renderer/renderer.cjs': RENDERER,
    'browser/index.html': '<p>PAGE</p>',
    'browser/main.1a2b3c4d.js': 'main',
  });
  const registry = path.join(folder, 'store/registry.json');
  const out = path.join(folder, 'site');
  return { folder, registry, out, options: ['--registry', registry, '--out', out, '--shell', shell] };
}
