// @ts-check
import { existsSync } from 'node:fs';
import { isStale } from '../build/build.mjs';
import * as changes from '../choice/changes.mjs';
import { problemsOf } from '../choice/checkChoice.mjs';
import { appFolder, APPS } from '../ports.mjs';
import { readBuild, readManifest } from '../release/build.mjs';
import { requireAnswers } from '../release/documents.mjs';
import { RELEASE_FILE } from '../release/releaseFile.mjs';
import { finishedBuilds, readingManifests } from './takeBuilds.mjs';
import { table } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context & { from?: string }} Context @typedef {import('../ports.mjs').App} App */

/** What is looked at, column by column. */
const COLUMNS = ['files', 'contracts', 'modules', 'paths', 'documents'];

const messageOf = (/** @type {Promise<unknown>} */ promise) =>
  promise.then(
    () => [],
    ({ message }) => [message],
  );

/** @param {Context} context @param {string | undefined} from @param {App[]} apps */
async function readBuilds({ place: { store, keysOf } }, from, apps) {
  const builds = [];
  for (const { app, folder } of finishedBuilds(from, apps)) {
    const known = changes.deploymentOf(store.choice(), app.name).releases;
    builds.push({
      app,
      build: await readBuild(folder, { app, keys: keysOf(app), known }),
      isStale: !from && (await isStale(app)),
    });
  }
  return builds;
}

/**
 * Says of deployments what could go live, and what not and why: the present builds, together, and each release that is kept. It builds,
 * renders and changes nothing.
 * @param {Context} context @param {App[]} named
 * @throws Error with the same table when a build, or what visitors get now, would be refused.
 */
export async function check(context, named) {
  const { store, keysOf } = context.place;
  const choice = store.choice();
  const apps = named.length > 0 ? named : APPS;
  // Where nothing is released, as in a fresh clone, the builds of the others stand for what is live.
  const standIns = APPS.filter(
    (app) =>
      !apps.includes(app) &&
      !changes.deploymentOf(choice, app.name).live &&
      existsSync(appFolder(app, 'dist', RELEASE_FILE)),
  );
  const builds = [
    ...(await readBuilds(context, context.from, apps)),
    ...(await readBuilds(context, undefined, standIns)),
  ];
  const read = readingManifests(
    context.place,
    builds.map(({ build }) => build),
  );
  const enter = (/** @type {changes.Choice} */ into, /** @type {typeof builds} */ some) =>
    some.reduce((next, { app, build }) => changes.release(next, app.name, store.entryOf(build)), into);
  const standing = enter(
    choice,
    builds.filter(({ app }) => standIns.includes(app)),
  );
  const known = (await problemsOf(choice, read)).map(({ message }) => message);
  /** @type {string[][]} */
  const rows = [];
  let isRefused = false;
  /** @param {App} app @param {string} version @param {string[]} is @param {changes.Choice} after @param {Record<string, string[]>} own */
  const add = async (app, version, is, after, own) => {
    const added = (await problemsOf(after, read)).filter(({ message }) => !known.includes(message));
    const found = COLUMNS.map((column) => [
      ...(own[column] ?? []),
      ...added.filter((problem) => problem.column === column).map(({ message }) => message),
    ]);
    const all = found.flat();
    const marks = found.map((problems) => (problems.length > 0 ? 'no' : 'ok'));
    rows.push([
      app.folder,
      version,
      is.join(', ') || 'kept',
      ...marks,
      all.length > 0 ? `would be refused, because: ${all.join(' ')}` : 'can go live',
    ]);
    isRefused ||= all.length > 0 && is.length > 0;
  };
  const present = enter(
    standing,
    builds.filter(({ app }) => apps.includes(app)),
  );
  for (const app of apps) {
    const deployment = changes.deploymentOf(choice, app.name);
    const own = builds.find((each) => each.app === app);
    if (!own) continue;
    const { version } = own.build.manifest;
    const is = [
      own.isStale ? 'the build, older than its sources' : 'the build',
      ...changes.usesOf(deployment, version),
    ];
    await add(app, version, is, present, { documents: await messageOf(requireAnswers(app, own.build)) });
    for (const entry of deployment.releases.filter((each) => each.version !== version)) {
      const bytes = store.readManifestBytes(app, entry.version);
      const verified = bytes.then(async (content) => {
        const { manifest } = readManifest(content, {
          app,
          where: store.folder,
          keys: keysOf(app),
          signature: await store.readSignature(app, entry.version),
        });
        await store.requireFiles(app, manifest);
      });
      const files = await messageOf(verified);
      const after = files.length > 0 ? standing : changes.use(standing, app.name, entry.version);
      await add(app, entry.version, changes.usesOf(deployment, entry.version), after, { files });
    }
  }
  const notes = builds
    .filter(({ app }) => standIns.includes(app))
    .map(
      ({ app, build }) =>
        `Nothing of ${app.folder} is released: its build ${build.manifest.version} stands for it.`,
    );
  const text = [table([['deployment', 'release', 'is', ...COLUMNS, 'answer'], ...rows]), ...notes].join('\n');
  if (isRefused) throw new Error(`${text}\nNot to be released like this.`);
  return text;
}
