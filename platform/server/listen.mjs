import Fastify from 'fastify';
import { portsTaken } from '../processes/freePorts.mjs';
import { TRANSPORT_SECURITY } from './headers.mjs';

const KEEP_ALIVE_MS = 60_000;
/** How long a client may take for its request, and for each step of taking the answer. */
const REQUEST_MS = 30_000;
const IDLE_MS = 45_000;
/** How long answers that are under way may still take when the server ends. */
const CLOSE_MS = 2000;

/**
 * A server that answers with text when something fails, and goes on.
 * @param {{ headers?: Record<string, string>, trustProxy?: import('fastify').FastifyServerOptions['trustProxy'], log: (text: string) => void }} options
 *   `headers` are those of every answer.
 */
export function createApp({ headers = {}, trustProxy = false, log }) {
  function addHeaders(request, reply) {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', TRANSPORT_SECURITY);
  }
  const app = Fastify({
    trustProxy,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    http: { headersTimeout: REQUEST_MS / 3 },
    // The first line of a request may have the whole address (RFC 9112, 3.2.2).
    rewriteUrl: ({ url }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    // An address that is no valid one has no page either. Hooks don't run for it.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      app.answerInvalid(request, reply);
    },
  });
  app.decorate('answerInvalid', (_, reply) => reply.code(400).send());
  app.decorateRequest('kind', 'page');
  // Nobody reads the body of a request unless a route says so.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, _, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log(`${request.method} ${request.raw.url.split('?')[0]}: ${error.stack ?? error}`);
    const text = status >= 500 ? 'Something failed on the server.' : error.message;
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);
  });
  return app;
}

/** Listens; of `localhost` on both its addresses, where the machine has them. @returns {Promise<number>} The port. */
export async function listen(app, { port, host = 'localhost' }) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error.code === 'EADDRINUSE' ? new Error(portsTaken([port])) : error;
  }
  return app.server.address().port;
}

/** Ends a server at once when nothing is under way, else after two seconds. */
export async function closeApp(app) {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
  await app.close().finally(() => clearTimeout(timer));
}
