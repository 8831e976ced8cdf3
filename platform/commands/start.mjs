import path from 'node:path';
import { buildStale } from '../build/build.mjs';
import { startApi } from '../dev/apiServer.mjs';
import { serveTarget } from '../server/serveTarget.mjs';
import { apiPort, appFolder, APPS, portOf, portsOf, ROOT, TARGETS } from '../ports.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';
import { notLive } from '../releases/notLive.mjs';
import { placeOf } from '../releases/place.mjs';

// Whoever kills npm alone has ended the site by it.
if (process.env.npm_lifecycle_event) await import('../processes/endWithParent.mjs');
const target = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'start';
const isStart = target === 'start';
const hasApi = isStart ? !process.argv.includes('--no-api') : process.argv.includes('--api');
await orExplain(async () => {
  if (!(target in TARGETS))
    throw new Error(`Usage: start.mjs [--no-api], or start.mjs ${Object.keys(TARGETS).join('|')} [--api]`);
  await requireFreePorts(portsOf(target));
  const dataFolder = isStart ? undefined : path.join(ROOT, '.cache', target, 'api');
  const api = hasApi ? startApi({ port: apiPort(target), dataFolder }) : null;
  await buildStale();
  console.log('Taking what is new into the site and rendering its pages: up to a minute…');
  await serveTarget(target);
  console.log('\nThe site is running:');
  for (const app of APPS) console.log(`  ${app.folder.padEnd(16)} http://localhost:${portOf(app, target)}`);
  if (api) console.log(`  ${'api'.padEnd(16)} ${await api}`);
  const builds = APPS.map((app) => ({ app, folder: appFolder(app, 'dist') }));
  const old = await notLive(placeOf({ target }), builds);
  if (old.length > 0)
    console.error(`\nWHAT YOU CHANGED IS NOT ALL ON THE SITE:\n${old.map((line) => `  ${line}`).join('\n')}`);
  console.log('\nStop with Ctrl+C.');
});
