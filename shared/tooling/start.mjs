import { buildStale } from './build.mjs';
import { compose } from './compose.mjs';
import { requireFreePorts } from './freePorts.mjs';
import { isMain } from './isMain.mjs';
import { APPS, portOf, portsOf, servedFolder, TARGETS } from './ports.mjs';
import { serveRemote, serveShell } from './serve.mjs';

/**
 * Serves every deployment of a target in production form, composing the shell first.
 * @param {keyof typeof TARGETS} target
 * @returns {Promise<import('node:http').Server[]>}
 */
export async function serveTarget(target) {
  await compose(target);
  const servers = [];
  for (const app of APPS) servers.push(await serveApp(app, target));
  return servers;
}

/** Serves one deployment of a target. */
export function serveApp(app, target) {
  const serve = app.host ? serveShell : serveRemote;
  return serve(servedFolder(app, target), portOf(app, target));
}

if (isMain(import.meta.url)) {
  const target = process.argv[2] ?? 'start';
  try {
    if (!(target in TARGETS)) throw new Error(`Usage: start.mjs [${Object.keys(TARGETS).join('|')}]`);
    await requireFreePorts(portsOf(target));
    await buildStale();
    await serveTarget(target);
    console.log('\nBustani Gardens is running:');
    for (const app of APPS) console.log(`  ${app.folder.padEnd(16)} http://localhost:${portOf(app, target)}`);
    console.log('\nStop with Ctrl+C.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
