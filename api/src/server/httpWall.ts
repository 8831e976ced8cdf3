import type { FetchAPI, Plugin } from 'graphql-yoga';
import type { ServerContext } from './requestState';

/** A refusal before GraphQL, in the shape of a GraphQL answer, so that every client understands it. */
function refusalIn(
  fetchAPI: FetchAPI,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) {
  return new fetchAPI.Response(JSON.stringify({ errors: [{ message, extensions: { code } }] }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

const isJson = (type: string | null) => /^application\/json\s*(;|$)/i.test(type ?? '');

interface Wall {
  /** Of our schema, for whoever releases a console (platform/release/documents.mjs). It says nothing of what is in it. */
  schemaHash: string;
  /** Seconds that the client has to wait; 0 when it may go on. */
  secondsToWait: (request: Request, serverContext: ServerContext) => Promise<number>;
}

/** Only a POST with JSON gets through: a link or a form on another site can send neither. */
export const httpWall = ({ schemaHash, secondsToWait }: Wall): Plugin<object, ServerContext> => ({
  async onRequest({ request, url, endResponse, fetchAPI, serverContext }) {
    const refuse = (...refused: [number, string, string, Record<string, string>?]) =>
      endResponse(refusalIn(fetchAPI, ...refused));
    if (url.pathname !== '/graphql')
      return refuse(404, 'NOT_FOUND', 'The address of the server ends in /graphql.');
    if (request.method === 'OPTIONS') return;
    if (request.method !== 'POST')
      return refuse(405, 'METHOD_NOT_ALLOWED', 'Send a POST request.', { allow: 'POST, OPTIONS' });
    if (!isJson(request.headers.get('content-type')))
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the content type application/json.');
    // A small compressed body can be a huge one.
    if (request.headers.has('content-encoding'))
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body uncompressed.');
    const seconds = await secondsToWait(request, serverContext);
    if (seconds > 0)
      refuse(429, 'RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, {
        'retry-after': String(seconds),
      });
  },
  onResponse({ response }) {
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    response.headers.set('vary', 'Origin');
    response.headers.set('x-schema', schemaHash);
  },
});
