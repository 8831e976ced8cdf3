import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { portsTaken } from './freePorts.mjs';

const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

function headers(response, pathname) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader(
    'Cache-Control',
    HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

// `dev` makes sirv read the disk on every request, so that a release is served without a restart.
const staticFiles = (folder) =>
  sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders: headers });

/** Sends one HTML file of a folder with a status of its own, compressed when the browser takes it. */
function sendPage(folder, file, status, request, response) {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const packed = [
    ['br', '.br', /\bbr\b/],
    ['gzip', '.gz', /\bgzip\b/],
  ].find(([, ending, wanted]) => wanted.test(accepts) && existsSync(path.join(folder, file + ending)));
  const body = readFileSync(path.join(folder, packed ? file + packed[1] : file));
  const etag = `W/"${body.length}-${statSync(path.join(folder, file)).mtimeMs}"`;
  headers(response, file);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('ETag', etag);
  if (packed) response.setHeader('Content-Encoding', packed[0]);
  const unchanged = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(unchanged ? 304 : status);
  response.end(unchanged || request.method === 'HEAD' ? undefined : body);
}

function listen(port, answer) {
  const server = http.createServer((request, response) => {
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

const pathOf = (request) => {
  try {
    return decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    return null;
  }
};

const toRegExp = (pattern) => new RegExp(`^${pattern.replace(/:[a-z]+/gi, '[^/]+')}/?$`);

/** Serves a composed shell: finished pages, the plain frame for the other known paths, 404 for the rest. */
export function serveShell(folder, port) {
  const files = staticFiles(folder);
  return listen(port, (request, response) => {
    const pathname = pathOf(request);
    if (pathname === null) return sendPage(folder, '404.html', 404, request, response);
    const { pages, patterns } = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8'));
    const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    if (pages[address]) return sendPage(folder, pages[address], 200, request, response);
    if (patterns.some((pattern) => toRegExp(pattern).test(address)))
      return sendPage(folder, 'frame.html', 200, request, response);
    files(request, response, () => sendPage(folder, '404.html', 404, request, response));
  });
}

/** Serves a remote's release, and its standalone page at every path without a file ending. */
export function serveRemote(folder, port) {
  const files = staticFiles(folder);
  return listen(port, (request, response) => {
    const pathname = pathOf(request);
    if (pathname === '/') return sendPage(folder, 'index.html', 200, request, response);
    files(request, response, () => {
      if (pathname !== null && path.extname(pathname) === '')
        return sendPage(folder, 'index.html', 200, request, response);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.writeHead(404).end();
    });
  });
}
