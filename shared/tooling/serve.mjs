import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readSiteFile } from './compose/keepScripts.mjs';
import { liveFolder } from './composedSite.mjs';
import { findAddress } from './findAddress.mjs';
import { portsTaken } from './freePorts.mjs';
import { followLiveRelease, VERSION_PATH } from './remotes/followLiveRelease.mjs';

const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

/** What an address with a hash or a version has once, it has for ever. */
const isFixed = (pathname) => HASHED.test(pathname) || VERSION_PATH.test(pathname);

function headers(response, pathname) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', isFixed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
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

/** Not for ever: another release may have a page of its own there. */
function redirect(location, response) {
  headers(response, '');
  response.writeHead(301, { Location: location }).end();
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

/** The path and the query of a request as they are written, without the tidying of URLs. */
function targetOf(request) {
  const [, pathname, query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url);
  return { pathname, query };
}

/** Reads a site's live version, and its list of pages whenever it is another version than before. */
function followSite(site) {
  let live = null;
  return () => {
    const folder = liveFolder(site);
    if (folder === null) throw new Error(`Nothing has been composed into ${site} yet.`);
    if (folder !== live?.folder) {
      const { pages, patterns } = readSiteFile(folder);
      live = { folder, pages, known: [...Object.keys(pages), ...patterns], files: staticFiles(folder) };
    }
    return live;
  };
}

/** Serves a composed site: finished pages, the plain frame for the other known paths, 404 for the rest. */
export function serveShell(site, port) {
  const liveSite = followSite(site);
  return listen(port, (request, response) => {
    const { folder, pages, known, files } = liveSite();
    const { pathname, query } = targetOf(request);
    const page = findAddress(pathname, known);
    const notFound = () => sendPage(folder, '404.html', 404, request, response);
    // A page's file is no second address of the page.
    if (!page) return pathname.endsWith('.html') ? notFound() : files(request, response, notFound);
    if (page.address !== pathname) return redirect(page.address + query, response);
    sendPage(folder, pages[page.known] ?? 'frame.html', 200, request, response);
  });
}

/** Never for ever: what is missing today can be there tomorrow. */
function notFound(response) {
  headers(response, '');
  response.writeHead(404).end();
}

/** Answers with a file of a folder, and with its page at every path without a file ending. */
function answerFrom(folder, files, request, response) {
  const { pathname } = targetOf(request);
  const sendIndex = () => sendPage(folder, 'index.html', 200, request, response);
  if (pathname === '/') return sendIndex();
  files(request, response, () => (path.extname(pathname) === '' ? sendIndex() : notFound(response)));
}

/** Serves a folder with one page. */
export function serveFolder(folder, port) {
  const files = staticFiles(folder);
  return listen(port, (request, response) => answerFrom(folder, files, request, response));
}

/**
 * Serves the releases of a remote, each below its version, and at every other path the page on which the live one
 * works without the shell.
 * @param {string} folder Folder of the releases, beside the registry.
 * @param {string} name The remote, as the registry names it.
 */
export function serveRemote(folder, port, name) {
  const releases = staticFiles(folder);
  const liveRelease = followLiveRelease(folder, name);
  return listen(port, (request, response) => {
    if (VERSION_PATH.test(request.url)) return releases(request, response, () => notFound(response));
    const live = liveRelease();
    if (!live) return notFound(response);
    answerFrom(live, staticFiles(live), request, response);
  });
}
