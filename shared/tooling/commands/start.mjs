import { startApi } from '../hosting/apiServer.mjs';
import { buildStale } from './build.mjs';
import { liveFolder } from '../compose/composedSite.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { isMain } from '../processes/isMain.mjs';
import { APPS, portOf, portsOf, TARGETS } from '../ports.mjs';
import { placeOfTarget } from '../remotes/places.mjs';
import { BrokenRegistry } from '../remotes/registryFile.mjs';
import { recreateStore, releaseNewBuilds } from '../remotes/releaseBuilds.mjs';
import { serveRemote, serveShell } from '../hosting/serve.mjs';

/**
 * Releases the builds of the working copy into a target's store and serves them in production form.
 * @param {keyof typeof TARGETS} target Only `start` keeps its releases from one time to the next.
 * @param {(app: import('../ports.mjs').App) => string} [builtOf] Where the build of a remote is, if not in its `dist`.
 * @returns {Promise<import('node:http').Server[]>}
 */
export async function serveTarget(target, builtOf) {
  const place = placeOfTarget(target);
  if (target === 'start') await releaseOrKeep(place);
  else await recreateStore(place, builtOf);
  const servers = [];
  for (const app of APPS) servers.push(await serveApp(app, target));
  return servers;
}

/** A registry that somebody has broken must not keep the site from starting as it was. */
async function releaseOrKeep(place) {
  await releaseNewBuilds(place).catch((error) => {
    if (!(error instanceof BrokenRegistry && liveFolder(place.site))) throw error;
    console.error(`${error.message}\nNothing was released; the site is as it was composed last.\n`);
  });
}

/** Serves one deployment of a target. */
export function serveApp(app, target) {
  const place = placeOfTarget(target);
  const port = portOf(app, target);
  return app.host ? serveShell(place.site, port) : serveRemote(place.folderOf(app), port, app.name);
}

if (isMain(import.meta.url)) {
  // Whoever kills npm alone has ended the site by it.
  if (process.env.npm_lifecycle_event) await import('../processes/endWithParent.mjs');
  const target = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'start';
  const hasApi = target === 'start' && !process.argv.includes('--no-api');
  try {
    if (!(target in TARGETS))
      throw new Error(`Usage: start.mjs [${Object.keys(TARGETS).join('|')}] [--no-api]`);
    await requireFreePorts(portsOf(target));
    const api = hasApi ? startApi() : null;
    await buildStale();
    await serveTarget(target);
    console.log('\nBustani Gardens is running:');
    for (const app of APPS) console.log(`  ${app.folder.padEnd(16)} http://localhost:${portOf(app, target)}`);
    if (api) console.log(`  ${'api'.padEnd(16)} ${await api}`);
    console.log('\nStop with Ctrl+C.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
