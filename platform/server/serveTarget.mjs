import { rm } from 'node:fs/promises';
import { apiPort, appFolder, APPS, metricsPort, portOf } from '../ports.mjs';
import { placeOf } from '../releases/place.mjs';
import { isNew, takeBuilds } from '../releases/takeBuilds.mjs';
import { startServer } from './startServer.mjs';
import { startStandalone } from './startStandalone.mjs';

const distOf = (app) => appFolder(app, 'dist');

/**
 * Takes the builds of the working copy into a target's store: those that are new, or all of them into a store that begins anew.
 * @param {import('../ports.mjs').Target} target Only `start` keeps its releases from one time to the next.
 * @param {{ builtOf?: (app: import('../ports.mjs').App) => string, settings?: object }} [options] `builtOf`: where the build of a deployment is,
 *   if not in its `dist`.
 */
export async function fillStore(target, { builtOf = distOf, settings } = {}) {
  const place = placeOf({ target });
  if (target !== 'start') await rm(place.store.folder, { recursive: true, force: true });
  const builds = APPS.map((app) => ({ app, folder: builtOf(app) }));
  await takeBuilds(place, builds, { what: target, isWanted: isNew(false), settings });
  return place;
}

/** Where a target's API answers: the console calls it by itself, the site's server asks it for today. */
const apiOf = (target) => `http://127.0.0.1:${apiPort(target)}`;

/**
 * Serves a target: the site, and each remote alone.
 * @param {import('../ports.mjs').Target} target
 * @param {Parameters<typeof fillStore>[1]} [options]
 * @returns {Promise<{ close: () => Promise<void> }[]>} The server of the site is the first.
 */
export async function serveTarget(target, options) {
  const place = placeOf({ target });
  await fillStore(target, options).catch((error) => {
    // What is built badly must not keep the site from starting as it was.
    if (place.store.choice().number === 0 || target !== 'start') throw error;
    console.error(`${error.message}\nNothing was released; the site is as it was last.\n`);
  });
  return [
    await serveSite(target),
    ...(await Promise.all(APPS.filter(({ host }) => !host).map((app) => serveAlone(app, target)))),
  ];
}

/** @param {import('../ports.mjs').Target} target */
export const serveSite = (target) =>
  startServer({
    folder: placeOf({ target }).store.folder,
    port: portOf(
      APPS.find(({ host }) => host),
      target,
    ),
    metricsPort: metricsPort(target),
    todayApi: apiOf(target),
  });

/** Serves a remote without the shell. @param {import('../ports.mjs').App} app @param {import('../ports.mjs').Target} target */
export const serveAlone = (app, target) =>
  startStandalone({
    store: placeOf({ target }).store.folder,
    folder: app.folder,
    port: portOf(app, target),
    todayApi: apiOf(target),
  });
