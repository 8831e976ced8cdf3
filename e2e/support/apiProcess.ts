import { type ChildProcess, fork } from 'node:child_process';
import { SITE } from './addresses';
import { SERVER_SCRIPT } from '@venue/platform/dev/apiServer';

export interface ApiProcess {
  child: ChildProcess;
  /** Where it answers, `http://…/graphql`. */
  url: string;
}

/**
 * Starts the API as `npm start` does; it ends with the process of the tests.
 * @param port 0 for a free one.
 */
export async function startApiProcess(dataFolder: string, port: number): Promise<ApiProcess> {
  const child = fork(SERVER_SCRIPT, [], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      API_DATA: dataFolder,
      CORS_ORIGINS: SITE,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it answered.`)));
  });
  return { child, url };
}

/** Ends a process from one moment to the next. */
export const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
