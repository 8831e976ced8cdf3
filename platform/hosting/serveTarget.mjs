import { liveFolder } from '../compose/composedSite.mjs';
import { APPS, metricsPort, portOf } from '../ports.mjs';
import { placeOfTarget } from '../remotes/places.mjs';
import { BrokenRegistry } from '../remotes/registryFile.mjs';
import { recreateStore, releaseNewBuilds } from '../remotes/releaseBuilds.mjs';
import { countReleases, serveMetrics, serveRemote, serveShell } from './serve.mjs';

/**
 * Releases the builds of the working copy into a target's store and serves them in production form.
 * @param {import('../ports.mjs').Target} target Only `start` keeps its releases from one time to the next.
 * @param {(app: import('../ports.mjs').App) => string} [builtOf] Where the build of a remote is, if not in its `dist`.
 * @returns {Promise<import('node:http').Server[]>}
 */
export async function serveTarget(target, builtOf) {
  const place = placeOfTarget(target);
  if (target === 'start') await releaseOrKeep(place);
  else await recreateStore(place, builtOf);
  const counts = countReleases(place.site);
  const servers = [await serveMetrics(counts, metricsPort(target))];
  for (const app of APPS) servers.push(await serveApp(app, target, counts));
  return servers;
}

/** A registry that somebody has broken must not keep the site from starting as it was. */
async function releaseOrKeep(place) {
  await releaseNewBuilds(place).catch((error) => {
    if (!(error instanceof BrokenRegistry && liveFolder(place.site))) throw error;
    console.error(`${error.message}\nNothing was released; the site is as it was composed last.\n`);
  });
}

/** Serves one deployment of a target. @param {ReturnType<typeof countReleases>} [counts] */
export function serveApp(app, target, counts) {
  const place = placeOfTarget(target);
  const port = portOf(app, target);
  return app.host
    ? serveShell(place.site, port, counts)
    : serveRemote(place.folderOf(app), port, app.name, counts);
}
