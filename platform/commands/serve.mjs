// Serves a store: what runs in the container of the site. Its settings are in the environment (docs/hosting.md, The server).
import { readFileSync } from 'node:fs';
import { orExplain } from '../processes/orExplain.mjs';
import { startServer } from '../server/startServer.mjs';

/** Whoever asks the process to end waits no longer than this. */
const END_MS = 5000;

const { STORE, PORT, HOST, API_URL, METRICS_PORT, TRUSTED_PROXIES, MARK_KEY_FILE } = process.env;

/** @param {string} name @param {string | undefined} text @returns {number | undefined} */
function portOf(name, text) {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} needs the number of a port, not "${text}".`);
  return port;
}

function markKey() {
  if (!MARK_KEY_FILE) return undefined;
  const key = readFileSync(MARK_KEY_FILE, 'utf8').trim();
  if (key.length < 32)
    throw new Error(
      `${MARK_KEY_FILE} needs at least 32 characters, such as those of "openssl rand -base64 32".`,
    );
  return key;
}

/** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
let server;
function end() {
  setTimeout(() => process.exit(1), END_MS).unref();
  void Promise.resolve(server?.close()).then(() => process.exit(0));
}
process.once('SIGTERM', end).once('SIGINT', end);

await orExplain(async () => {
  if (!STORE) throw new Error('STORE needs the folder of the store.');
  server = await startServer({
    folder: STORE,
    port: portOf('PORT', PORT) ?? 8080,
    host: HOST || '127.0.0.1',
    api: API_URL || undefined,
    metricsPort: portOf('METRICS_PORT', METRICS_PORT),
    trustProxy: TRUSTED_PROXIES?.split(/[\s,]+/).filter(Boolean),
    markKey: markKey(),
  });
  console.log(`The site is served on port ${server.port}, with choice ${server.number()} of ${STORE}.`);
});
