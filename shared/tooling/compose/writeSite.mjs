import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { liveFolder } from '../composedSite.mjs';
import { compressFile, QUICK } from '../compress.mjs';
import { keepScripts, SITE_FILE } from './keepScripts.mjs';
import { readRemote } from './readRemote.mjs';

const pageFile = (address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Writes files into a folder, compressing some while others are still being made. */
function pageWriter(folder) {
  const compressing = [];
  let failure;
  return {
    async write(file, text) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      compressing.push(compressFile(target, QUICK).catch((error) => (failure ??= error)));
    },
    async finish() {
      await Promise.all(compressing);
      if (failure) throw failure;
    },
  };
}

/** The static pages of every remote that is switched on; the other addresses are answered with the plain frame. */
async function* renderPages(place, registry, model, renderer) {
  for (const app of place.remotes) {
    const [live] = registry.microFrontends[app.name] ?? [];
    if (!live?.extras.enabled) continue;
    const remote = await readRemote(place, app, live, renderer.singletons);
    for (const address of remote?.module.routes.flatMap((route) => route.handle.addresses) ?? []) {
      const page = await renderer.renderPage(address, app.name, remote.module, model);
      const isListed = renderer.isListed(address, remote.module);
      yield { address, isListed, page: { ...page, preload: remote.preloadFor(page.chunk) } };
    }
  }
}

/** Writes a page for every address. */
async function writePages(pages, { place, renderer, registry, model, fill }) {
  const files = {};
  const listed = [];
  await pages.write('frame.html', fill(await renderer.renderFrame(model)));
  await pages.write('404.html', fill(await renderer.renderNotFound(model)));
  for await (const { address, isListed, page } of renderPages(place, registry, model, renderer)) {
    await pages.write(pageFile(address), fill(page));
    files[address] = pageFile(address);
    if (isListed) listed.push(address);
  }
  return { files, listed };
}

/**
 * Fills a folder with the whole site: the shell's files, the registry, and a finished page for every public address,
 * rendered from the routes that the registry's remotes really ship.
 * @param {string} folder
 * @param {{ place: object, shell: string, renderer: object, registry: object, model: object }} from
 * @returns {Promise<number>} How many pages it has.
 */
export async function writeSite(folder, { place, shell, renderer, registry, model }) {
  const browser = path.join(shell, 'browser');
  const template = await readFile(path.join(browser, 'index.html'), 'utf8');
  const inPages = renderer.pageRegistry(registry);
  const settings = { registry: inPages, graphqlUrl: process.env.GRAPHQL_URL };
  const fill = (page) => renderer.fillDocument(template, { settings, preload: [], ...page });

  const isServed = (file) => !file.startsWith(path.join(browser, 'index.html'));
  await cp(browser, folder, { recursive: true, preserveTimestamps: true, filter: isServed });
  const outdated = await keepScripts(liveFolder(place.site), folder);
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify(inPages));
  const pages = pageWriter(folder);
  // Also when a page fails: nothing may be written any more when the folder is removed.
  const { files, listed } = await writePages(pages, { place, renderer, registry, model, fill }).finally(
    pages.finish,
  );
  const list = { pages: files, patterns: renderer.routePatterns(model), outdated };
  await writeFile(path.join(folder, SITE_FILE), JSON.stringify(list));
  await writeFile(path.join(folder, 'sitemap.xml'), renderer.sitemap(listed));
  return Object.keys(files).length;
}
