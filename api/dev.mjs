// The server with watching: built again after each change, and started again after each build.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchApi } from './build.mjs';

const SERVER = fileURLToPath(new URL('dist/server.js', import.meta.url));
const GRACE_MS = 12_000;

let server;
let isEnding = false;

/** The channel between the processes ends the server with this one, however this one ends. */
function start() {
  if (isEnding) return;
  server = fork(SERVER, { stdio: 'inherit' });
  server.once('exit', () => (server = undefined));
}

/** Only one process may use the data: the next starts when the last has ended. */
function restart() {
  if (!server) return start();
  if (!server.killed) server.once('exit', start);
  server.kill('SIGTERM');
}

await watchApi(restart);
start();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isEnding = true;
    if (!server) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill(signal);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
