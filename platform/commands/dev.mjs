// @ts-check
import { fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { watchApi } from '../dev/apiServer.mjs';
import { refreshContent } from '../content/refresh.mjs';
import { planDevelopment } from '../dev/plan.mjs';
import { fromSite, fromSources } from '../dev/remoteSources.mjs';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { orExplain } from '../processes/orExplain.mjs';
import { apiPort, appByFolder, portOf } from '../ports.mjs';
import { deploymentOf } from '../choice/changes.mjs';
import { placeOf } from '../releases/place.mjs';
import { startServer } from '../server/startServer.mjs';

/** @typedef {import('../ports.mjs').App} App */

const REMOTE_PROCESS = fileURLToPath(new URL('../dev/remoteProcess.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../processes/endWithParent.mjs', import.meta.url).href;
const SHELL = appByFolder('shell');

/**
 * The development server of a remote, in a process of its own: two of them use two cores.
 * @param {App} app
 * @param {string} target
 * @param {{ isInBackground?: boolean }} [options] Whether it builds only when nothing else has to.
 */
function startRemote(app, target, { isInBackground = false } = {}) {
  const child = fork(REMOTE_PROCESS, [app.folder, target], { execArgv: ['--import', END_WITH_PARENT] });
  if (isInBackground && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () =>
      reject(new Error(`${app.folder} could not be started; its messages stand above.`)),
    );
  });
}

/** The last releases of a target, on a port of their own. @param {import('../ports.mjs').Target} target @returns {Promise<string>} Where. */
async function serveReleases(target) {
  const { port } = await startServer({ folder: placeOf({ target }).store.folder, port: 0 });
  return `http://localhost:${port}`;
}

/** @param {Map<string, () => Promise<object[]>>} sources */
const serveRegistry = (sources) => (/** @type {import('webpack-dev-server').Middleware[]} */ middlewares) => {
  middlewares.unshift({
    name: 'registry',
    path: '/registry.json',
    middleware: async (
      /** @type {import('node:http').IncomingMessage} */ _,
      /** @type {import('node:http').ServerResponse} */ response,
    ) => {
      const remotes = [...sources].map(async ([name, read]) => [name, await read()]);
      const registry = { microFrontends: Object.fromEntries(await Promise.all(remotes)) };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(registry));
    },
  });
  return middlewares;
};

await orExplain(async () => {
  const started = Date.now();
  const { target, against, chosen, released, missing, hasApi } = planDevelopment(
    process.argv.slice(2),
    (app, of) => deploymentOf(placeOf({ target: of }).store.choice(), app.name).live !== null,
  );
  await refreshContent();
  await requireFreePorts([SHELL, ...chosen, ...missing].map((app) => portOf(app, target)));
  const releases = released.length > 0 ? await fromSite(against ?? (await serveReleases(target))) : undefined;

  const servers = chosen.map((app) => startRemote(app, target));
  if (hasApi) void watchApi({ port: apiPort(target) });
  const sources = new Map();
  for (const app of [...chosen, ...missing])
    sources.set(app.name, fromSources(app, `http://localhost:${portOf(app, target)}`));
  for (const app of released) sources.set(app.name, releases?.(app));
  for (const app of released)
    console.log(`${app.folder}: ${against ? `from ${against}` : 'its last release'}`);
  for (const app of missing)
    console.log(`${app.folder}: has no release yet, so it is built after the others`);

  // Webpack takes a second to load: the remotes' processes are already on their way meanwhile.
  const { serveDeployment } = await import('../dev/serveDeployment.mjs');
  const shell = serveDeployment(SHELL.folder, target, { setupMiddlewares: serveRegistry(sources) });
  await Promise.all([shell, ...servers]);
  const address = `http://localhost:${portOf(SHELL, target)}`;
  console.log(`\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s: ${address}\n`);
  for (const app of missing) await startRemote(app, target, { isInBackground: true });
});
