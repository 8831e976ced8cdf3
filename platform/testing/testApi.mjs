/** The API for tests of the console, in a process of its own (`api/src/testing/consoleServer.ts`). */
import { fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { runScript } from '../processes/runScript.mjs';

const API = path.join(ROOT, 'api');

/**
 * Builds what is older than its sources, and starts it. It ends with this process.
 * @returns Where it answers, `http://…/graphql`, and how to end it.
 */
export async function startTestApi() {
  if (!(await runScript(path.join(API, 'build.mjs'), ['--testing'])))
    throw new Error('The API of the tests was not built.');
  const child = fork(path.join(API, 'dist/consoleServer.js'), [], {
    env: { PATH: process.env.PATH },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`The API of the tests ended with ${code}.`)));
  });
  // It keeps nobody from ending.
  child.unref();
  child.channel?.unref();
  return { url, stop: () => void child.kill() };
}
