import { existsSync } from 'node:fs';
import path from 'node:path';
import { isStale } from '../build/build.mjs';
import { loadRenderer } from '../compose/compose.mjs';
import { DOCUMENTS_FILE, requireAnswers } from '../release/documents.mjs';
import { RELEASE_FILE } from '../release/releaseFile.mjs';
import { filesIn } from '../release/verifyRelease.mjs';
import { nextRegistry } from './changeRegistry.mjs';
import { requireOwn, sourceOf, usedReleases, verifyListed } from './listedRelease.mjs';
import { problemsOf, readRegistry } from './registryFile.mjs';
import * as changes from './registryChanges.mjs';
import { entryOfBuild, finishedBuilds } from './releaseBuilds.mjs';
import { table } from './say.mjs';
import { readBuild, staysStored } from './store.mjs';

const { liveOf, versionName, versionsOf } = changes;

/** What is looked at, column by column. */
const COLUMNS = ['files', 'contracts', 'modules', 'paths', 'documents'];
const HEADINGS = ['remote', 'release', 'is', ...COLUMNS, 'answer'];

/** The column of a problem of the registry: which of its fields the problem is in. */
const columnOf = ({ path: place }) =>
  place.includes('contract') ? 'contracts' : place.includes('modules') ? 'modules' : 'paths';

const messageOf = (promise) => promise.then(() => undefined).catch(({ message }) => message);

/** The check of listed releases, each of which is read once: it is in several rows. */
function verifyOnce() {
  const verified = new Map();
  return (place, app, entry) => {
    const key = `${app.name} ${versionName(entry)}`;
    if (!verified.has(key)) verified.set(key, verifyListed(place, app, entry));
    return verified.get(key);
  };
}

/** Enters builds into a registry as their release would. */
const withBuilds = (place, registry, builds) =>
  builds.reduce(
    (next, { app, build }) => changes.release(next, app.name, entryOfBuild(place, app, next, build)),
    registry,
  );

/** Reads finished builds. */
const readBuilds = (builds) =>
  Promise.all(builds.map(async ({ app, folder }) => ({ app, folder, build: await readBuild(app, folder) })));

/**
 * Collects what speaks against a release, by the functions that refuse it when it is released or gone back to.
 * @returns {Promise<Record<string, string[]>>} Sentences by column. A release without documents has no such column.
 */
async function problemsWith(context, { app, source, change, readOwn }) {
  const { place, renderer, registry, builds, verify } = context;
  const found = { files: [], contracts: [], modules: [], paths: [] };
  const add = (column, message) => {
    if (message && !found[column].includes(message)) found[column].push(message);
  };
  const quietly = { warn: () => undefined, verify };
  const after = await nextRegistry(place, renderer, registry, () => change(registry), quietly);
  for (const problem of problemsOf(after, renderer)) add(columnOf(problem), problem.message);
  const own = readOwn();
  add('files', await messageOf(own));
  // What visitors would get is read from the store when the site is composed. A build is put there before that.
  const isBuild = (other, entry) =>
    builds.some(({ app: { name }, build }) => name === other.name && build.version === versionName(entry));
  for (const { app: other, entry } of usedReleases(place, after, renderer.parseRegistry(after)))
    if (!isBuild(other, entry) || (await staysStored(place, other, versionName(entry))))
      add('files', await messageOf(verify(place, other, entry)));
  const content = await own.catch(() => undefined);
  if (!content || !(DOCUMENTS_FILE in content.files)) return found;
  const answers = await messageOf(requireAnswers(app, content, source));
  return { ...found, documents: answers ? [answers] : [] };
}

async function rowOf(context, candidate) {
  const { app, version, is } = candidate;
  const problems = await problemsWith(context, candidate);
  const all = Object.values(problems).flat();
  const isRefused = all.length > 0;
  const marks = COLUMNS.map((column) =>
    problems[column] ? (problems[column].length > 0 ? 'no' : 'ok') : '-',
  );
  const answer = isRefused ? `would be refused, because: ${all.join(' ')}` : 'can go live';
  return { ...candidate, isRefused, cells: [app.folder, version, is.join(', ') || 'kept', ...marks, answer] };
}

/** What a remote could give to visitors: its build, and each release that is kept. */
function candidatesOf({ place, registry, builds, stale, verify }, { app, build, folder }) {
  const uses = (version) => changes.usesOf(registry, app.name, version);
  const known = versionsOf(registry, app.name);
  const present = {
    app,
    version: build.version,
    is: [stale.includes(app) ? 'the build, older than its sources' : 'the build', ...uses(build.version)],
    source: filesIn(folder),
    readOwn: () => requireOwn(place, app, filesIn(folder), { known }),
    change: (before) => withBuilds(place, before, builds),
  };
  const kept = known
    .map((entry) => ({
      app,
      version: versionName(entry),
      is: uses(versionName(entry)),
      source: sourceOf(place, app, entry),
      readOwn: () => verify(place, app, entry),
      change: (before) => changes.use(before, app.name, versionName(entry)),
    }))
    .filter(({ version }) => version !== build.version);
  return [present, ...kept];
}

/** Where nothing is released, as in a fresh clone, the builds of the other remotes stand for what is live. */
async function withStandIns(place, registry, { from }, apps) {
  const missing = place.remotes.filter((app) => !liveOf(registry, app.name) && !apps.includes(app));
  const finished = finishedBuilds({ from }, missing).filter(({ folder }) =>
    existsSync(path.join(folder, RELEASE_FILE)),
  );
  const builds = (await readBuilds(finished)).filter(({ app, build }) => build.remote === app.name);
  return { builds, registry: withBuilds(place, registry, builds) };
}

/**
 * Says of remotes what could go live, and what not and why: the present builds, together, and each release that is kept. It
 * builds, composes and changes nothing.
 * @throws Error with the same table when the build, or what visitors get now, would be refused.
 */
export async function check(context, named) {
  const { place, shell, from } = context;
  const apps = named.length > 0 ? named : place.remotes;
  const renderer = loadRenderer(shell);
  const { value } = await readRegistry(place.registry, renderer);
  const builds = await readBuilds(finishedBuilds({ from }, apps));
  const standIns = await withStandIns(place, value, { from }, apps);
  const stale = [];
  for (const app of from ? [] : apps) if (await isStale(app)) stale.push(app);
  const about = {
    place,
    renderer,
    registry: standIns.registry,
    builds: [...builds, ...standIns.builds],
    stale,
    verify: verifyOnce(),
  };
  const rows = [];
  for (const build of builds)
    for (const candidate of candidatesOf({ ...about, builds }, build))
      rows.push(await rowOf(about, candidate));
  const notes = standIns.builds.map(
    ({ app, build }) => `Nothing of ${app.folder} is released: its build ${build.version} stands for it.`,
  );
  const text = [table([HEADINGS, ...rows.map(({ cells }) => cells)]), ...notes].join('\n');
  const broken = rows.filter(({ isRefused, is }) => isRefused && is.length > 0);
  if (broken.length === 0) return text;
  const names = broken.map(({ app, version, is }) => `${app.folder} ${version} (${is.join(', ')})`);
  throw new Error(`${text}\nNot to be released like this: ${names.join('; ')}.`);
}
