import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { liveFolder, publish } from './composedSite.mjs';
import { compressFile } from './compress.mjs';
import { isMain } from './isMain.mjs';
import { appByFolder, appFolder, APPS, portOf, servedFolder, TARGETS } from './ports.mjs';

const SHELL = appByFolder('shell');
const require = createRequire(import.meta.url);

const loadRenderer = () => require(appFolder(SHELL, 'dist/renderer/renderer.cjs'));

/** The registry as committed, with the ports of the target it is composed for. */
async function registryOf(target) {
  const registry = JSON.parse(await readFile(appFolder(SHELL, 'remotes.json'), 'utf8'));
  const { portOffset } = TARGETS[target];
  if (portOffset === 0) return registry;
  for (const remote of Object.values(registry.remotes)) {
    const entry = new URL(remote.entry);
    entry.port = String(Number(entry.port) + portOffset);
    remote.entry = entry.href;
  }
  return registry;
}

/** Reads a file of a remote's release: from its build when it is served from this machine, else over HTTP. */
async function readRemoteFile(entry, target, file) {
  const url = new URL(file, entry);
  const local = APPS.find(
    (app) => !app.host && url.hostname === 'localhost' && Number(url.port) === portOf(app, target),
  );
  if (local) {
    const onDisk = path.join(servedFolder(local, target), file);
    return existsSync(onDisk) ? readFile(onDisk, 'utf8') : null;
  }
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** Evaluates a remote's Node bundle; the singletons it asks for are the renderer's own. */
function evaluate(code, filename, singletons) {
  const module = { exports: {} };
  const load = (name) => {
    if (name in singletons) return singletons[name];
    return require(name);
  };
  const wrapped = vm.runInThisContext(`(function (require, module, exports) {${code}\n})`, { filename });
  wrapped(load, module, module.exports);
  return module.exports;
}

async function readRemote(name, remote, target, renderer) {
  const code = await readRemoteFile(remote.entry, target, 'routes.node.cjs');
  if (code === null) return null;
  const manifest = JSON.parse(await readRemoteFile(remote.entry, target, 'mf-manifest.json'));
  const chunks = JSON.parse(await readRemoteFile(remote.entry, target, 'chunks.json'));
  const exposed = manifest.exposes.flatMap((expose) => expose.assets.js.sync);
  return {
    module: evaluate(code, `${name}/routes.node.cjs`, renderer.singletons),
    filesFor(chunk) {
      if (!chunks[chunk]) throw new Error(`${name} has no chunk named "${chunk}"; see its routes.`);
      // An entry with an integrity hash is fetched in a mode of its own, which a plain hint would not match.
      const entry = remote.integrity ? [] : [manifest.metaData.remoteEntry.name];
      const files = new Set([...entry, ...exposed, ...chunks[chunk]]);
      return [...files].map((file) => new URL(file, remote.entry).href);
    },
  };
}

async function writePage(folder, file, html) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
  await compressFile(target);
}

const pageFile = (address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/**
 * Writes what the shell's static server serves: its files, the registry, and a finished page for every public
 * address, rendered from the routes that the registry's remotes really ship. A running server goes on with the
 * version before until all of it is there, and for good if something fails.
 * @param {keyof typeof TARGETS} target
 */
export async function compose(target) {
  const started = Date.now();
  const renderer = loadRenderer();
  const registry = renderer.parseRegistry(await registryOf(target));
  let count = 0;
  await publish(servedFolder(SHELL, target), async (folder) => {
    count = await writeSite(folder, { target, renderer, registry });
  });
  console.log(`${target}: composed ${count} pages in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Fills a folder with the whole site and tells how many pages it has. */
async function writeSite(folder, { target, renderer, registry }) {
  const browser = appFolder(SHELL, 'dist/browser');
  const template = await readFile(path.join(browser, 'index.html'), 'utf8');
  const settings = { remotes: registry.remotes, graphqlUrl: process.env.GRAPHQL_URL };
  const fill = (page) => renderer.fillDocument(template, { settings, ...page });

  const isServed = (file) => !file.startsWith(path.join(browser, 'index.html'));
  await cp(browser, folder, { recursive: true, preserveTimestamps: true, filter: isServed });
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify(registry));
  await writePage(folder, 'frame.html', fill(await renderer.renderFrame()));
  await writePage(folder, '404.html', fill(await renderer.renderNotFound()));

  const addresses = [];
  const listed = [];
  for (const [name, remote] of Object.entries(registry.remotes)) {
    if (!remote.enabled) continue;
    const read = await readRemote(name, remote, target, renderer).catch((error) => {
      // The site works without its static pages; a remote that can't be read must not take the others along.
      console.error(`compose: ${name} is left without static pages. ${error.message}`);
      return null;
    });
    if (!read) continue;
    addresses.push(...read.module.prerender);
    listed.push(...read.module.prerender.filter((address) => renderer.isListed(address, read.module)));
    for (const address of read.module.prerender) {
      const page = await renderer.renderPage(address, name, read.module);
      await writePage(folder, pageFile(address), fill({ ...page, preload: read.filesFor(page.chunk) }));
    }
  }
  const pages = Object.fromEntries(addresses.map((address) => [address, pageFile(address)]));
  const list = JSON.stringify({ pages, patterns: renderer.routePatterns });
  await writeFile(path.join(folder, 'pages.json'), list);
  await writeFile(path.join(folder, 'sitemap.xml'), renderer.sitemap(listed));
  return addresses.length;
}

/** After a deployment was built alone: composes the site again where it has been composed before. */
export async function recompose() {
  if (!existsSync(appFolder(SHELL, 'dist/renderer/renderer.cjs'))) return;
  if (liveFolder(servedFolder(SHELL, 'start'))) await compose('start');
}

if (isMain(import.meta.url)) {
  const target = process.argv[2] ?? 'start';
  if (!(target in TARGETS)) {
    console.error(`Usage: compose.mjs [${Object.keys(TARGETS).join('|')}]`);
    process.exit(1);
  }
  await compose(target).catch((error) => {
    console.error('The site stays as it was:', error);
    process.exit(1);
  });
}
