import { buildStale } from '../build/build.mjs';
import { startApi } from '../hosting/apiServer.mjs';
import { serveTarget } from '../hosting/serveTarget.mjs';
import { APPS, portOf, portsOf, TARGETS } from '../ports.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';

// Whoever kills npm alone has ended the site by it.
if (process.env.npm_lifecycle_event) await import('../processes/endWithParent.mjs');
const target = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'start';
const hasApi = target === 'start' && !process.argv.includes('--no-api');
await orExplain(async () => {
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
});
