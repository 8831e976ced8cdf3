/** The API as part of `npm start` and `npm run dev`: built where it is older than its sources, in a process of its own. */
import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { requireFreePorts } from '../processes/freePorts.mjs';
import { apiPort, ROOT } from '../ports.mjs';
import { endAfter, runScript } from '../processes/runScript.mjs';

const API = path.join(ROOT, 'api');
/** The requests and errors of the present start, a line of JSON each. */
const LOG = path.join(ROOT, '.cache/api.log');

/** The built server: a script for a process of its own. */
export const SERVER_SCRIPT = path.join(API, 'dist/server.js');

/** Builds what is older than its sources. @returns {Promise<boolean>} Whether it builds. */
export const buildApi = () => runScript(path.join(API, 'build.mjs'));

const settings = ({ port, dataFolder }) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  ...(dataFolder && { API_DATA: dataFolder }),
});

/** Starts what was built. The channel between the processes ends the server with this process, however this one ends. */
function startProcess(env) {
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = openSync(LOG, 'w');
  const child = fork(SERVER_SCRIPT, [], {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  closeSync(log);
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  return {
    ready: new Promise((resolve) => child.once('message', () => resolve(true))),
    ended: endAfter(child).then(() => complaint.trim().split('\n')[0] || `its log is ${LOG}`),
  };
}

/**
 * Starts the API. Whatever is wrong with it, the site works without: it never throws.
 * @param {{ port?: number, dataFolder?: string }} [where]
 * @returns {Promise<string>} Where it answers, or why it does not, in one line.
 */
export async function startApi({ port = apiPort('start'), dataFolder } = {}) {
  const failed = (reason) => `not started, the console shows sample data: ${reason}`;
  try {
    await requireFreePorts([port]);
    if (!(await buildApi())) return failed('its build failed, as said above.');
    const { ready, ended } = startProcess(settings({ port, dataFolder }));
    const isReady = await Promise.race([ready, ended.then(() => false)]);
    if (!isReady) return failed(await ended);
    void ended.then((reason) => console.error(`The API has ended; the console shows sample data: ${reason}`));
    return `http://localhost:${port}/graphql`;
  } catch (error) {
    return failed(error.message);
  }
}

/** Runs the API of `npm run dev`, built and started again after each change. */
export const watchApi = ({ port = apiPort('start'), dataFolder } = {}) =>
  requireFreePorts([port])
    .then(() => runScript(path.join(API, 'dev.mjs'), [], settings({ port, dataFolder })))
    .catch((error) => console.error(error.message));
