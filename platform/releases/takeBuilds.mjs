// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as changes from '../choice/changes.mjs';
import { misfits, problemsOf } from '../choice/checkChoice.mjs';
import { appFolder, APPS } from '../ports.mjs';
import { readBuild, readManifest } from '../release/build.mjs';
import { AwayError, DOCUMENTS_FILE, requireAnswers, requireSchema } from '../release/documents.mjs';
import { renderPages } from '../render/renderPages.mjs';

/**
 * @typedef {import('../choice/changes.mjs').Choice} Choice
 * @typedef {import('../ports.mjs').App} App
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {{ app: App, folder: string }} Built
 * @typedef {(choice: Choice, name: string, entry: import('../choice/changes.mjs').Entry) => Choice} Enter
 */

const SHELL_APP = /** @type {App} */ (APPS.find(({ host }) => host));
const REMOTES = APPS.filter(({ host }) => !host);
const appNamed = (/** @type {string} */ name) => /** @type {App} */ (APPS.find((app) => app.name === name));

/** Where finished builds are: in a folder that is named, or a deployment's folder in it; else in the working copy. @param {string | undefined} from @param {App[]} apps */
export const finishedBuilds = (from, apps) =>
  apps.map((app) => {
    if (!from) return { app, folder: appFolder(app, 'dist') };
    const own = path.resolve(from, app.folder);
    return { app, folder: existsSync(own) ? own : path.resolve(from) };
  });

/** The manifest of a release, of a build first that is not stored yet. @param {Place} place @param {import('../release/build.mjs').Build[]} builds */
export const readingManifests = ({ store }, builds = []) => {
  /** @type {Map<string, Promise<import('../release/manifest.mjs').Manifest>>} */
  const read = new Map(
    builds.map(({ manifest }) => [`${manifest.remote} ${manifest.version}`, Promise.resolve(manifest)]),
  );
  return (/** @type {string} */ name, /** @type {string} */ version) => {
    const key = `${name} ${version}`;
    const manifest = read.get(key) ?? store.readManifest(appNamed(name), version);
    read.set(key, manifest);
    return manifest;
  };
};

/**
 * Refuses a choice for what it brings; what was wrong before is not its fault.
 * @param {Choice} before @param {Choice} after @param {ReturnType<typeof readingManifests>} read
 */
export async function requireSound(before, after, read) {
  const known = (await problemsOf(before, read)).map(({ message }) => message);
  const added = (await problemsOf(after, read)).filter(({ message }) => !known.includes(message));
  if (added.length > 0) throw new Error(added.map(({ message }) => message).join('\n'));
}

/** A choice without fallbacks that its shell can't run. @param {Choice} choice @param {ReturnType<typeof readingManifests>} read @param {(message: string) => void} warn */
async function withSoundFallbacks(choice, read, warn) {
  const { live } = changes.deploymentOf(choice, changes.SHELL);
  let next = choice;
  for (const { name, folder } of live ? REMOTES : []) {
    const { fallback } = changes.deploymentOf(choice, name);
    if (!fallback) continue;
    const [misfit] = await Promise.all([read(changes.SHELL, live ?? ''), read(name, fallback)]).then(
      ([shell, remote]) => misfits(shell, remote),
      // Of what can't be read, nothing is said: it may be back in a moment.
      () => [],
    );
    if (!misfit) continue;
    warn(`${folder} ${fallback} is no fallback any more. ${misfit.message}`);
    next = changes.withoutFallback(next, name);
  }
  return next;
}

/**
 * Renders the pages that visitors may get of a choice, and that are not there yet. What of another deployment is lost or damaged holds up
 * nobody: the pages that it stops are left to the visitors' browsers, which is said.
 * @param {Place} place @param {Choice} choice @param {ReturnType<typeof readingManifests>} read
 * @param {{ own?: string[], warn: (message: string) => void }} options `own`: the deployments that the command is about.
 */
export async function renderChosen({ store }, choice, read, { own = [], warn }) {
  const usedOf = (/** @type {App} */ { name }) => {
    const { live, canary } = changes.deploymentOf(choice, name);
    return [live, canary?.version].flatMap((version) => version ?? []);
  };
  for (const shellVersion of usedOf(SHELL_APP)) {
    const shell = await read(SHELL_APP.name, shellVersion);
    await renderPages(store, shell);
    for (const app of REMOTES)
      for (const version of usedOf(app)) {
        const manifest = read(app.name, version);
        const render = async () => renderPages(store, shell, { app, manifest: await manifest });
        const isWhole = () =>
          manifest
            .then((whole) => store.requireFiles(app, whole))
            .then(
              () => true,
              () => false,
            );
        await render().catch(async (error) => {
          if (own.includes(app.name) || (own.includes(changes.SHELL) && (await isWhole()))) throw error;
          warn(`Some pages are rendered by the visitors' browsers: ${error.message}`);
        });
      }
  }
}

/**
 * A build, or the stored release of the same version: what is stored stays as it is, unless its team's keys are others by now.
 * @param {Place} place @param {App} app @param {import('../release/build.mjs').Build} build
 */
async function keptBuild({ store, keysOf }, app, build) {
  const { version, files } = build.manifest;
  if (!store.versions(app).includes(version)) return build;
  const bytes = await store.readManifestBytes(app, version);
  const signature = await store.readSignature(app, version);
  const stored = await store.readManifest(app, version).catch(() => undefined);
  const names = Object.keys({ ...files, ...stored?.files });
  if (stored && names.some((file) => stored.files[file] !== files[file]))
    throw new Error(`${app.folder} ${version} is stored with other files. Build it anew.`);
  try {
    const { manifest } = readManifest(bytes, { app, where: store.folder, keys: keysOf(app), signature });
    return { ...build, manifest, bytes, signature };
  } catch {
    return build;
  }
}

/**
 * Checks a build against the API that runs, if it asks one: where that is not named, it is the one of the site's settings, which may be away.
 * @param {Place} place @param {import('../release/build.mjs').Build} build @param {Partial<changes.Settings>} settings @param {(message: string) => void} warn
 */
async function requireRunningApi({ api, servers: [server] }, { files }, { graphqlUrl }, warn) {
  if (!files.has(DOCUMENTS_FILE)) return;
  if (api) return requireSchema(api);
  if (!graphqlUrl || !URL.canParse(graphqlUrl, server)) return;
  await requireSchema(new URL(graphqlUrl, server).href).catch((error) => {
    if (!(error instanceof AwayError)) throw error;
    warn(`${error.message} The release is checked against the schema of these commands.`);
  });
}

/**
 * Takes finished builds into the store, and enters them into the choice. What is refused is refused before anything is stored.
 * @param {Place} place
 * @param {Built[]} built
 * @param {{ what: string, enter?: Enter, isWanted?: (choice: Choice, app: App, version: string) => boolean, settings?: Partial<import('../choice/changes.mjs').Settings>, warn?: (message: string) => void }} options
 *   `enter` makes a release live unless another way is named; `isWanted` says which of the builds are entered, by default all.
 */
export async function takeBuilds(
  place,
  built,
  { what, enter = changes.release, isWanted = () => true, settings, warn = console.error },
) {
  const { store, keysOf } = place;
  const first = store.choice();
  /** @type {{ app: App, build: import('../release/build.mjs').Build }[]} */
  const builds = [];
  for (const { app, folder } of built) {
    const known = changes.deploymentOf(first, app.name).releases;
    const build = await readBuild(folder, { app, keys: keysOf(app), known });
    builds.push({ app, build: await keptBuild(place, app, build) });
  }
  const read = readingManifests(
    place,
    builds.map(({ build }) => build),
  );
  return store.change(async (before) => {
    const wanted = builds.filter(({ app, build }) => isWanted(before, app, build.manifest.version));
    for (const { app, build } of wanted) {
      await requireAnswers(app, build);
      await requireRunningApi(place, build, { ...before.settings, ...settings }, warn);
    }
    const entries = wanted.map(({ app, build }) => ({ app, entry: store.entryOf(build) }));
    let after = entries.reduce((next, { app, entry }) => enter(next, app.name, entry), before);
    for (const { app, build } of builds) after = changes.noteSeen(after, app.name, build.manifest.version);
    if (settings) after = changes.withSettings(after, settings);
    await requireSound(before, after, read);
    after = await withSoundFallbacks(after, read, warn);
    for (const { app, build } of wanted) await store.addFiles(app, build);
    await renderChosen(place, after, read, { own: wanted.map(({ app }) => app.name), warn });
    // As the last of it, since from now on its files are served.
    for (const { app, build } of wanted) await store.addManifest(app, build);
    const { copySeconds } = after.settings;
    // The other servers get the files first, and then all of them change at once.
    return wanted.length > 0 && copySeconds > 0
      ? { ...after, from: new Date(Date.now() + copySeconds * 1000).toISOString() }
      : after;
  }, what);
}

/**
 * Whether a build is something new, by what is in it: when it was built says nothing. A server takes what is not listed, so what was
 * rolled back or replaced stays so, however often its image is built again. On a developer's machine a build of older sources is new
 * too, unless it is the one that was seen last.
 * @param {boolean} isServer
 */
export const isNew =
  (isServer) =>
  (/** @type {Choice} */ choice, /** @type {App} */ { name }, /** @type {string} */ version) => {
    const { seen, releases } = changes.deploymentOf(choice, name);
    const isKnown = releases.some((entry) => entry.version === version);
    return version !== seen && !(isKnown && (isServer || seen === undefined));
  };
