import { randomUUID } from 'node:crypto';
import { createGzip, constants } from 'node:zlib';
import replyFrom from '@fastify/reply-from';
import { encodingsOf } from './encodings.mjs';
import { SITE_HEADERS } from './headers.mjs';
import { API_LIMITS } from './limits.mjs';

const AWAY = '{"errors":[{"message":"The server is not available.","extensions":{"code":"UNAVAILABLE"}}]}';
const GZIPPED_FROM_BYTES = 1000;
const JSON_TYPE = /^application\/(?:graphql-response\+)?json\b/;

/** Of every answer; the API says for itself who may call it. */
const OWN_HEADERS = new Set(
  Object.keys(SITE_HEADERS)
    .filter((name) => name !== 'Access-Control-Allow-Origin')
    .map((name) => name.toLowerCase()),
);

const withoutOwn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)));

/** Hands an answer on as it arrives, compressed where that helps and the API has not done it. */
function sendOn(request, reply, { stream }) {
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  const isPlain =
    JSON_TYPE.test(reply.getHeader('content-type') ?? '') && !reply.hasHeader('content-encoding');
  const isGzipped = isPlain && length >= GZIPPED_FROM_BYTES && request.method !== 'HEAD';
  if (isPlain) reply.header('Vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (!isGzipped || !encodingsOf(request.headers['accept-encoding']).includes('gzip'))
    return reply.send(stream);
  reply.removeHeader('content-length').header('Content-Encoding', 'gzip');
  const packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
  stream.on('error', (error) => packed.destroy(error));
  packed.on('close', () => stream.destroy());
  return reply.send(stream.pipe(packed));
}

/**
 * Hands requests for `/graphql` on to the API.
 * @param {import('fastify').FastifyInstance} app An encapsulated one: bodies are read here only.
 * @param {{ api: string }} options The API's address.
 */
export async function graphqlRoute(app, { api }) {
  await app.register(replyFrom, {
    base: api,
    destroyAgent: true,
    disableRequestLogging: true,
    undici: {
      connect: { timeout: API_LIMITS.connectMs },
      headersTimeout: API_LIMITS.readMs,
      bodyTimeout: API_LIMITS.readMs,
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: API_LIMITS.bodyBytes }, (_, body, done) =>
    done(null, body),
  );
  app.route({
    method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    url: '/graphql',
    config: { kind: 'graphql', rateLimit: API_LIMITS.rate },
    handler(request, reply) {
      reply.removeHeader('Access-Control-Allow-Origin');
      return reply.from('/graphql', {
        body: request.body,
        contentType: request.body && (request.headers['content-type'] ?? 'application/octet-stream'),
        // The API is asked once.
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => ({
          ...headers,
          host: request.headers.host ?? headers.host,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-request-id': randomUUID(),
        }),
        rewriteHeaders: withoutOwn,
        onResponse: sendOn,
        onError: (failed) => failed.code(503).type('application/json').send(AWAY),
      });
    },
  });
}
