// @ts-check
import { buildStale } from '../build/build.mjs';
import * as changes from '../choice/changes.mjs';
import { misfits } from '../choice/checkChoice.mjs';
import { readManifest } from '../release/build.mjs';
import { DOCUMENTS_FILE, requireAnswers } from '../release/documents.mjs';
import { hexOf, sha256 } from '../release/hashes.mjs';
import { RELEASE_FILE } from '../release/releaseFile.mjs';
import { changeChoice, ended } from './changeChoice.mjs';
import { newsOf } from './commits.mjs';
import { finishedBuilds, readingManifests, renderChosen, requireSound, takeBuilds } from './takeBuilds.mjs';
import { nextCommand } from './words.mjs';

/**
 * @typedef {import('./changeChoice.mjs').Context & { from?: string, canary?: string }} Context
 * @typedef {import('./changeChoice.mjs').Result} Result
 * @typedef {import('../ports.mjs').App} App
 */

/** Says which release is live now, and how to go back. @param {App} app @param {Result} result @param {string} undo */
function sayLive(app, { before, after }, undo) {
  const { live: old } = changes.deploymentOf(before, app.name);
  const { live, fallback, on } = changes.deploymentOf(after, app.name);
  if (old === live) return `${app.folder} ${live} is live already.`;
  const lines = [
    `${app.folder} ${live} is live${old ? `, in place of ${old}` : ''}. All other deployments are as they were.`,
  ];
  if (!app.host)
    lines.push(
      fallback
        ? `If it can't be loaded, visitors get ${fallback}.`
        : "If it can't be loaded, there is no other version for visitors.",
    );
  if (!on) lines.push(`${app.folder} is switched off, so visitors don't see it yet.`);
  return [...lines, undo].join('\n');
}

/** Says who gets the canary, how to see it, and the two ways it can end. @param {Context} context @param {App} app @param {Result} result */
function sayCanary(context, app, { after }) {
  const { live, canary, on } = changes.deploymentOf(after, app.name);
  const lines = [
    `${app.folder} ${canary?.version} is a canary for ${canary?.share} % of the visitors. The others stay on ${live}.`,
    'To see it: open the site with ?track=canary; ?track=stable leads back.',
    `For everybody: ${nextCommand(context, 'promote', app.folder)}`,
    `To end it: ${nextCommand(context, 'abort', app.folder)}`,
  ];
  if (!on) lines.push(`${app.folder} is switched off, so visitors don't see it yet.`);
  return lines.join('\n');
}

/** @param {Context} context @param {App} app @param {Result} result */
function sayReleased(context, app, result) {
  if (context.canary !== undefined) return sayCanary(context, app, result);
  const undo = changes.rollbackAim(changes.deploymentOf(result.after, app.name))
    ? `To undo it: ${nextCommand(context, 'rollback', app.folder)}`
    : `It is the first release. To switch it off: ${nextCommand(context, 'disable', app.folder)}`;
  return sayLive(app, result, undo);
}

/**
 * Builds deployments where that is needed, unless finished builds are named, and makes them live, or a canary. Several at once are
 * for pages that move from one to another, and for a new site, which needs all of them.
 * @param {Context} context @param {App[]} apps
 */
export async function release(context, apps) {
  const { place, from, canary } = context;
  const share = canary === undefined ? undefined : changes.parseShare(canary);
  if (!from) await buildStale(apps);
  const result = await ended(
    context,
    takeBuilds(place, finishedBuilds(from, apps), {
      what: context.what,
      warn: context.say,
      enter:
        share === undefined
          ? changes.release
          : (choice, name, entry) => changes.startCanary(choice, name, entry, share),
    }),
  );
  const said = apps.map(async (app) => {
    const { live: old } = changes.deploymentOf(result.before, app.name);
    const { live, canary: tried } = changes.deploymentOf(result.after, app.name);
    const version = tried && canary !== undefined ? tried.version : live;
    const isKnown = changes
      .deploymentOf(result.before, app.name)
      .releases.some((entry) => entry.version === version);
    const read = (/** @type {string | null} */ name) =>
      name ? place.store.readManifest(app, name).catch(() => undefined) : undefined;
    const now = isKnown ? undefined : await read(version);
    return [sayReleased(context, app, result), ...(now ? newsOf(app, await read(old), now) : [])].join('\n');
  });
  return (await Promise.all(said)).join('\n\n');
}

/**
 * Checks a stored release before visitors get it again: that it is what was released, its keys, its shell, and what it asks of the
 * API. Of others nothing is asked.
 * @param {Context} context @param {App} app @param {string} version @param {changes.Choice} choice
 */
async function requireUsable({ place: { store, keysOf } }, app, version, choice) {
  const entry = changes.requireEntry(choice, app.name, version);
  const bytes = await store.readManifestBytes(app, version);
  if (hexOf(sha256(bytes)) !== entry.manifest)
    throw new Error(
      `${RELEASE_FILE} of ${app.folder} ${version} is not the file that was released: see ${store.folder}.`,
    );
  const { manifest } = readManifest(bytes, {
    app,
    where: `${store.folder}, ${version}`,
    keys: keysOf(app),
    signature: await store.readSignature(app, version),
  });
  await store.requireFiles(app, manifest);
  const { live } = changes.deploymentOf(choice, changes.SHELL);
  const shell =
    live && !app.host ? await store.readManifest({ ...app, folder: changes.SHELL }, live) : undefined;
  const [problem] = shell ? misfits(shell, manifest) : [];
  if (problem) throw new Error(problem.message);
  const documents =
    DOCUMENTS_FILE in manifest.files ? await store.readFile(manifest, DOCUMENTS_FILE) : undefined;
  await requireAnswers(app, { manifest, files: new Map(documents ? [[DOCUMENTS_FILE, documents]] : []) });
}

/** Renders what is not there yet, after visitors have the choice: until then, their browsers render. @param {Context} context @param {Result} result */
const renderLater = ({ place, say }, { after }) =>
  renderChosen(place, after, readingManifests(place), { warn: say }).catch(({ message }) =>
    say(`Some pages are rendered by the visitors' browsers: ${message}`),
  );

/**
 * Changes what visitors get to a stored release.
 * @param {Context} context @param {App} app @param {string} version @param {(choice: changes.Choice) => changes.Choice} change
 */
async function enterStored(context, app, version, change) {
  const read = readingManifests(context.place);
  const result = await changeChoice(context, async (choice) => {
    await requireUsable(context, app, version, choice);
    const next = change(choice);
    await requireSound(choice, next, read);
    return next;
  });
  await renderLater(context, result);
  return result;
}

/** Makes a release live that was released before. @param {Context} context @param {[App]} apps @param {string} version */
export async function use(context, [app], version) {
  const result = await enterStored(context, app, version, (choice) => changes.use(choice, app.name, version));
  const { live: old } = changes.deploymentOf(result.before, app.name);
  const undo = old ? ['use', app.folder, old] : ['remove', app.folder];
  return sayLive(app, result, `To undo it: ${nextCommand(context, ...undo)}`);
}

/** Makes the release before live again. @param {Context} context @param {[App]} apps */
export async function rollback(context, [app]) {
  const result = await changeChoice(context, async (choice) => {
    const aim = changes.rollbackAim(changes.requireReleased(choice, app.name));
    if (aim) await requireUsable(context, app, aim, choice);
    return changes.rollback(choice, app.name, new Date().toISOString());
  });
  await renderLater(context, result);
  const { live: bad } = changes.deploymentOf(result.before, app.name);
  return sayLive(app, result, `To undo it: ${nextCommand(context, 'use', app.folder, String(bad))}`);
}

/** Gives a release to a share of the visitors, or changes the share. @param {Context} context @param {[App]} apps @param {string} version @param {string} percent */
export async function canary(context, [app], version, percent) {
  const share = changes.parseShare(percent);
  const result = await enterStored(context, app, version, (choice) =>
    changes.startCanary(choice, app.name, changes.requireEntry(choice, app.name, version), share),
  );
  return sayCanary(context, app, result);
}

/** Makes a canary live for everybody. @param {Context} context @param {[App]} apps */
export async function promote(context, [app]) {
  const { before, after } = await changeChoice(context, async (choice) => {
    await requireUsable(context, app, changes.requireCanary(choice, app.name).version, choice);
    return changes.promote(choice, app.name);
  });
  return [
    `${app.folder} ${changes.deploymentOf(after, app.name).live} is live for everybody, in place of ${changes.deploymentOf(before, app.name).live}.`,
    `To undo it: ${nextCommand(context, 'rollback', app.folder)}`,
  ].join('\n');
}

/** Ends a canary. @param {Context} context @param {[App]} apps */
export async function abort(context, [app]) {
  const { before, after } = await changeChoice(context, (choice) => changes.abort(choice, app.name));
  const { canary: ended_ } = changes.deploymentOf(before, app.name);
  return [
    `${app.folder} ${ended_?.version} is no canary any more: everybody gets ${changes.deploymentOf(after, app.name).live}.`,
    `To try it out again: ${nextCommand(context, 'canary', app.folder, String(ended_?.version), String(ended_?.share))}`,
  ].join('\n');
}
