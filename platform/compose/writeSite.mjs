import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { liveFolder } from './composedSite.mjs';
import { compressFile, qualityOf } from '../build/compress.mjs';
import { SITE_CONF, siteFile } from '../nginx/siteFile.mjs';
import { WORKER_FILE } from '../hosting/tracks.mjs';
import { RELEASES_FILE } from '../hosting/releaseCounts.mjs';
import { hashOf } from '../release/releaseFile.mjs';
import { setContentTime } from './contentTime.mjs';
import { versionName, versionsOf } from '../remotes/registryChanges.mjs';
import { keepHashedFiles, SITE_FILE } from './keepHashedFiles.mjs';
import { serviceWorker } from './offline.mjs';
import { readRemote } from './readRemote.mjs';
import { composeSettings } from './settings.mjs';

const pageFile = (address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Writes files into a folder, compressing some while others are still being filled. */
function pageWriter(folder) {
  const compressing = [];
  let failure;
  return {
    async write(file, text) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      const compressed = compressFile(target, qualityOf(file)).then(() => setContentTime(target, text));
      compressing.push(compressed.catch((error) => (failure ??= error)));
    },
    async finish() {
      await Promise.all(compressing);
      if (failure) throw failure;
    },
  };
}

/** The folder of a track's pages in a composed site. A server sends no file of a folder that starts with a dot. */
const folderOf = { stable: '', canary: '.canary' };

/** What a track runs of every remote that is switched on. */
function readRemotes({ place, registry, model, renderer }) {
  const running = place.remotes.filter(({ name }) => model[name]?.enabled);
  const entryOf = ({ name }) =>
    versionsOf(registry, name).find((entry) => versionName(entry) === model[name].live.version);
  return Promise.all(running.map((app) => readRemote(place, app, entryOf(app), renderer.singletons)));
}

/** The static pages of the remotes that have some; the other addresses are answered with the plain frame. */
async function* renderPages(remotes, model, renderer) {
  for (const { module, preloadFor } of remotes) {
    for (const address of module?.routes.flatMap((route) => route.handle.addresses) ?? []) {
      const page = await renderer.renderPage(address, module, model);
      const isListed = renderer.isListed(address, module);
      yield { address, isListed, page: { ...page, preload: preloadFor(page.chunk) } };
    }
  }
}

/** Writes the files that remotes bring beside their pages. */
async function writeFiles(files, remotes) {
  // At midnight, so that another composition on the same day writes the same.
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  for (const { module } of remotes)
    for (const { path: address, text } of module?.files ?? [])
      await files.write(address.slice(1), await text(today));
}

/**
 * Writes the script with the settings that a track's pages share, with a hash of its content in its name.
 * @returns {Promise<{ href: string, integrity: string }>} Its address, and the hash of its content.
 */
async function writeSettings(site, settings) {
  const text = `window.__VENUE__=${JSON.stringify(settings)}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `settings.${hash}.js`;
  await writeFile(path.join(site, file), text);
  await compressFile(path.join(site, file));
  return { href: `/${file}`, integrity: hashOf(text) };
}

const SHELL_SCRIPT = /<script defer src="\/([^"]+)">/g;

/** The shell's built page, in which its script is allowed to run with the content it was built with only. */
async function readTemplate(browser) {
  const template = await readFile(path.join(browser, 'index.html'), 'utf8');
  let filled = template;
  for (const [tag, file] of template.matchAll(SHELL_SCRIPT)) {
    const integrity = hashOf(await readFile(path.join(browser, file)));
    filled = filled.replace(tag, `<script defer src="/${file}" integrity="${integrity}" crossorigin>`);
  }
  return filled;
}

/** Writes everything that depends on which releases a visitor gets. */
async function writeTrack(site, { track, hasCanary, template, instant, model, shell, ...from }) {
  const { renderer, registry } = from;
  const composed = composeSettings();
  const isOff = registry.offline === false;
  const settings = {
    registry: renderer.pageRegistry(model),
    graphqlUrl: composed.graphqlUrl,
    track,
    offline: !isOff,
    // While there is a canary, everybody's visit counts: the sooner it is known to be bad, the fewer get it.
    reports: hasCanary && composed.reports > 0 ? 1 : composed.reports / 100,
  };
  const releases = renderer.releasesOf(model);
  const remotes = await readRemotes({ ...from, model });
  const settingsFile = await writeSettings(site, settings);
  const scripts = new Set();
  const fill = (page) => {
    const html = renderer.fillDocument(template, { releases, instant, settingsFile, preload: [], ...page });
    for (const script of renderer.inlineScriptsOf(html)) scripts.add(script);
    return html;
  };
  const folder = path.join(site, folderOf[track]);
  await mkdir(folder, { recursive: true });
  const pageRegistry = JSON.stringify(settings.registry);
  await writeFile(path.join(folder, 'registry.json'), pageRegistry);
  await setContentTime(path.join(folder, 'registry.json'), pageRegistry);
  const files = pageWriter(folder);
  const pages = {};
  const listed = [];
  const write = async () => {
    const frame = fill(await renderer.renderFrame(model));
    await files.write('frame.html', frame);
    await files.write('404.html', fill(await renderer.renderNotFound(model)));
    for await (const { address, isListed, page } of renderPages(remotes, model, renderer)) {
      pages[address] = pageFile(address);
      if (isListed) listed.push(address);
      await files.write(pages[address], fill(page));
    }
    // They have one address, and so the content of the stable track.
    if (track === 'stable') await writeFiles(files, remotes);
    const headers = renderer.securityHeaders([...scripts], model, composed);
    await files.write(
      WORKER_FILE,
      await serviceWorker(shell, { isOff, frame, headers, remotes, settingsFile }),
    );
    return headers;
  };
  // Also when a page fails: nothing may be written any more when the folder is removed.
  const headers = await write().finally(files.finish);
  return { pages, patterns: renderer.routePatterns(model), headers, listed };
}

/** Every release that the registry lists, for the servers that count what becomes of them. */
const releaseLines = ({ microFrontends }) =>
  Object.entries(microFrontends)
    .flatMap(([name, versions]) => versions.map(({ metadata }) => `${name} ${metadata.version}\n`))
    .join('');

/**
 * Fills a folder with the whole site: the shell's files, and for each track the registry and a finished page for every
 * public address, rendered from the routes that the registry's remotes really ship.
 * @returns {Promise<number>} How many pages it has.
 */
export async function writeSite(folder, { place, shell, renderer, registry, model }) {
  const browser = path.join(shell, 'browser');
  const template = await readTemplate(browser);
  const instant = await readFile(path.join(shell, 'inline/instant.js'), 'utf8');
  const isServed = (file) => !file.startsWith(path.join(browser, 'index.html'));
  await cp(browser, folder, { recursive: true, preserveTimestamps: true, filter: isServed });
  const written = {};
  const tracks = renderer.tracksOf(model);
  const from = { hasCanary: tracks.length > 1, template, instant, shell, place, renderer, registry };
  for (const { track, registry: seen } of tracks)
    written[track] = await writeTrack(folder, { ...from, track, model: seen });
  const outdated = await keepHashedFiles(liveFolder(place.site), folder);
  const { stable, canary } = written;
  const listOf = ({ pages, patterns, headers }) => ({ pages, patterns, headers });
  const list = {
    ...listOf(stable),
    canary: canary && { folder: folderOf.canary, share: renderer.canaryShare(model), ...listOf(canary) },
    outdated,
  };
  await writeFile(path.join(folder, SITE_FILE), JSON.stringify(list));
  await writeFile(path.join(folder, SITE_CONF), siteFile(path.basename(folder), list));
  await writeFile(path.join(folder, RELEASES_FILE), releaseLines(registry));
  await writeFile(path.join(folder, 'sitemap.xml'), renderer.sitemap(stable.listed));
  return Object.values(written).reduce((count, { pages }) => count + Object.keys(pages).length, 0);
}
