import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { portsTaken } from '../processes/freePorts.mjs';
import { CACHE_CONTROL, isFixed } from './cacheRules.mjs';
import { TRANSPORT_SECURITY } from './headers.mjs';

// How Node's servers answer: with which headers, files and status. What they answer with is in `serve.mjs`.

const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

export function cacheHeaders(response, pathname) {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', isFixed(pathname) ? CACHE_CONTROL.fixed : CACHE_CONTROL.checked);
}

// `dev` makes sirv read the disk on every request, so that a release is served without a restart.
export const staticFiles = (folder) =>
  sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders: cacheHeaders });

/** Whether the visitor has come by TLS, which ends at the proxy in front. */
const isSecure = (request) => request.headers['x-forwarded-proto'] === 'https';

/** A cookie of a site behind TLS is never sent without it. */
export function setCookie(request, response, text) {
  if (text) response.setHeader('Set-Cookie', isSecure(request) ? `${text}; Secure` : text);
}

/** A cookie decides what the visitor gets, so no cache may give it to another one. */
function varyByCookie(response) {
  response.setHeader('Cache-Control', CACHE_CONTROL.personal);
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
}

/** Sends one page, or the registry, with a status of its own, compressed when the browser takes it. */
export function sendFile(
  folder,
  file,
  { status = 200, cookie, varying = false, headers = {} },
  request,
  response,
) {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const packed = [
    ['br', '.br', /\bbr\b/],
    ['gzip', '.gz', /\bgzip\b/],
  ].find(([, ending, wanted]) => wanted.test(accepts) && existsSync(path.join(folder, file + ending)));
  const body = readFileSync(path.join(folder, packed ? file + packed[1] : file));
  const etag = `W/"${path.basename(folder)}-${body.length}-${statSync(path.join(folder, file)).mtimeMs}"`;
  cacheHeaders(response, file);
  response.setHeaders(new Map(Object.entries(headers)));
  if (varying) varyByCookie(response);
  setCookie(request, response, cookie);
  response.setHeader('Content-Type', CONTENT_TYPES[path.extname(file)]);
  response.setHeader('ETag', etag);
  if (packed) response.setHeader('Content-Encoding', packed[0]);
  const unchanged = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(unchanged ? 304 : status);
  response.end(unchanged || request.method === 'HEAD' ? undefined : body);
}

/** Not for ever: another release may have a page of its own there. */
export function redirect(location, response) {
  cacheHeaders(response, '');
  response.writeHead(301, { Location: location }).end();
}

/**
 * @param {Record<string, string>} headers Of every answer.
 * @param {(request: http.IncomingMessage, status: number) => void} [onAnswered]
 */
export function listen(port, headers, answer, onAnswered) {
  const server = http.createServer((request, response) => {
    if (onAnswered) response.once('finish', () => onAnswered(request, response.statusCode));
    response.setHeaders(new Map(Object.entries(headers)));
    if (isSecure(request)) response.setHeader('Strict-Transport-Security', TRANSPORT_SECURITY);
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new Error(portsTaken([port])) : error),
    );
    server.listen(port, 'localhost', () => resolve(server));
  });
}

/** The path and the query of a request as they are written, without the tidying of URLs. */
export function targetOf(request) {
  const [, pathname, query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url);
  return { pathname, query };
}

/** Not for ever: what is missing today can be there tomorrow. */
export function notFound(response) {
  cacheHeaders(response, '');
  response.writeHead(404).end();
}
