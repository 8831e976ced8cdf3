import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeRelease } from '../release/releaseFile.mjs';

/** A renderer as small as can be: a page is its remote's heading and its address. */
const RENDERER = `
const at = (path, message) => Object.assign(new Error(message), { path });
const entriesOf = (model) => Object.entries(model).map(([name, { live }]) => [name, live]);
exports.singletons = {};
exports.parseRegistry = (value) => {
  if (!value.microFrontends) throw at([], 'The registry needs "microFrontends".');
  const remotes = Object.entries(value.microFrontends).map(([name, versions]) => {
    const read = versions.map(({ metadata, extras = {}, deployment = {} }, index) => {
      if (!/^sha256-/.test(metadata.integrity))
        throw at(['microFrontends', name, index, 'metadata', 'integrity'], 'The integrity is missing.');
      return { version: metadata.version, share: deployment.traffic ?? 0, index, ...extras };
    });
    const canary = read.slice(1).find(({ share }) => share > 0);
    const fallback = read.find((_, index) => versions[index].url === versions[0].fallbackUrl);
    return [name, { live: read[0], fallback, canary, enabled: read[0].enabled }];
  });
  return Object.fromEntries(remotes);
};
exports.canaryShare = (model) => Math.max(0, ...Object.values(model).map(({ canary }) => canary?.share ?? 0));
exports.tracksOf = (model) => {
  const onCanary = ([name, remote]) => [name, { ...remote, live: remote.canary ?? remote.live }];
  const canary = { track: 'canary', registry: Object.fromEntries(Object.entries(model).map(onCanary)) };
  return [{ track: 'stable', registry: model }, ...(exports.canaryShare(model) > 0 ? [canary] : [])];
};
const routeProblems = (model) => {
  const seen = new Map();
  return entriesOf(model).flatMap(([name, { routes, index: version }]) =>
    routes.flatMap((route, index) => {
      const other = seen.get(route.path);
      seen.set(route.path, name);
      const place = ['microFrontends', name, version, 'extras', 'routes', index, 'path'];
      return other ? [{ path: place, message: name + ' brings ' + route.path + ', which ' + other + ' has.' }] : [];
    }),
  );
};
const misfits = (model, field, isMisfit) =>
  entriesOf(model)
    .filter(([, live]) => isMisfit(live))
    .map(([name]) => ({ path: ['microFrontends', name, 0, 'extras', field], message: name + ' is of another ' + field + '.' }));
exports.checkContracts = (model) => [
  ...misfits(model, 'contract', ({ contract }) => contract.routes !== '1.0.0'),
  ...misfits(model, 'modules', ({ modules }) => modules && modules.react !== '19.3.1'),
];
exports.checkRegistry = (model) =>
  exports.tracksOf(model).flatMap(({ registry }) => [...routeProblems(registry), ...exports.checkContracts(registry)]);
exports.pageRegistry = (model) => model;
exports.releasesOf = (model) => entriesOf(model).map(([name, { version }]) => name + ' ' + version).join(', ');
exports.routePatterns = (model) => entriesOf(model).flatMap(([, { routes }]) => routes.map(({ path }) => path));
exports.renderPage = async (address, module) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { html: module.heading + ' at ' + address, head: '', kind: 'page', chunk: 'home' };
};
exports.renderFrame = async () => ({ html: 'frame', head: '', kind: 'frame' });
exports.renderNotFound = async () => ({ html: 'not found', head: '', kind: 'page' });
exports.fillDocument = (template, page) => template.replace('PAGE', page.html + JSON.stringify(page.preload));
exports.inlineScriptsOf = () => [];
exports.securityHeaders = () => ({});
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
export async function writeBuild(
  folder,
  { remote = 'public_site', heading, contract = '1.0.0', modules, screens, documents, ...provenance },
) {
  const routes = Object.entries(screens ?? { '/': ['/'] });
  const list = routes.map(([address, addresses]) => screen(address, addresses));
  await write(folder, {
    'remoteEntry.js': `entry of ${heading}`,
    'home.1a2b3c4d.js': `screen of ${heading}`,
    'index.html': `${heading} alone`,
    'chunks.json': JSON.stringify({ home: ['home.1a2b3c4d.js'] }),
    'mf-manifest.json': JSON.stringify({ exposes: [] }),
    ...(documents ? { 'documents.json': JSON.stringify(documents) } : {}),
    'routes.node.cjs': `exports.heading = '${heading}'; exports.routes = [${list}];`,
  });
  return writeRelease(folder, {
    remote,
    packageVersion: '0.1.0',
    contract: { stores: '1.0.0', notify: '1.0.0', routes: contract },
    modules,
    routes: routes.map(([address, addresses]) => ({
      path: address,
      audience: 'everyone',
      title: heading,
      chunk: 'home',
      addresses,
      offline: true,
    })),
    commit: '0123456789abcdef0123456789abcdef01234567',
    builtAt: new Date().toISOString(),
    builder: 'a test',
    ...provenance,
  });
}

/** A folder with the build of a tiny shell, and the options with which the commands use it. */
export async function makeSite() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  const shell = path.join(folder, 'shell');
  await write(shell, {
    'renderer/renderer.cjs': RENDERER,
    'browser/index.html': '<html lang="en"><p>PAGE</p>',
    'browser/main.1a2b3c4d.js': 'main',
    'inline/instant.js': 'instant()',
    'worker/serviceWorker.js': 'the worker',
    'worker/farewell.js': 'the farewell',
  });
  const registry = path.join(folder, 'store/registry.json');
  const out = path.join(folder, 'site');
  return { folder, registry, out, options: ['--registry', registry, '--out', out, '--shell', shell] };
}

/** Every file below a folder, with its content. */
export async function snapshot(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')]));
}
