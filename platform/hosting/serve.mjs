import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteFile } from '../compose/keepHashedFiles.mjs';
import { liveFolder } from '../compose/composedSite.mjs';
import {
  cacheHeaders,
  listen,
  notFound,
  redirect,
  sendFile,
  setCookie,
  staticFiles,
  targetOf,
} from './answers.mjs';
import { CACHE_CONTROL, isVersioned } from './cacheRules.mjs';
import { findAddress } from './findAddress.mjs';
import { SHELL_HEADERS, STANDALONE_HEADERS } from './headers.mjs';
import { createReleaseCounts, isReport, releaseEvent, RELEASES_FILE } from './releaseCounts.mjs';
import { liveOf, versionName } from '../remotes/registryChanges.mjs';
import { chosenTrack, FILES_OF_TRACK, trackOf } from './tracks.mjs';

/** Adds what requests say about releases. @param {string} [remote] The remote whose server is asked. */
const countWith = (counts, remote) =>
  counts && ((request, status) => counts.add(releaseEvent(request, status, remote)));

/** Counts about the releases that a site lists at that time. */
export function countReleases(site) {
  let read = { listed: new Set() };
  return createReleaseCounts(() => {
    const folder = liveFolder(site);
    const file = folder && path.join(folder, RELEASES_FILE);
    if (folder !== read.folder && existsSync(file))
      read = { folder, listed: new Set(readFileSync(file, 'utf8').trim().split('\n')) };
    return read.listed;
  });
}

/** Serves what is counted, on a port of its own, as Prometheus reads it. */
export function serveMetrics(counts, port) {
  return listen(port, {}, ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(counts.text());
  });
}

/** A track as it is served: its folder, its pages, and every path that it knows. */
const servedTrack = (folder, { pages, patterns, headers }) => ({
  folder,
  pages,
  headers,
  known: [...Object.keys(pages), ...patterns],
});

/** Reads a site's live version, and its list of pages whenever it is another version than before. */
function followSite(site) {
  let live = null;
  return () => {
    const folder = liveFolder(site);
    if (folder === null) throw new Error(`Nothing has been composed into ${site} yet.`);
    if (folder !== live?.folder) {
      const { canary, ...stable } = readSiteFile(folder);
      const tracks = { stable: servedTrack(folder, stable) };
      if (canary) tracks.canary = servedTrack(path.join(folder, canary.folder), canary);
      live = { folder, tracks, share: canary?.share ?? 0, files: staticFiles(folder) };
    }
    return live;
  };
}

/** Keeps a choice of a track, and leads to the same page without it. It is no address that others should get. */
function chooseTrack(location, choice, request, response) {
  cacheHeaders(response, '');
  setCookie(request, response, choice);
  response.writeHead(302, { Location: location, 'Cache-Control': CACHE_CONTROL.never }).end();
}

/**
 * Serves a composed site: finished pages, the plain frame for the other known paths, 404 for the rest. Pages and the
 * registry are those of the visitor's track.
 * @param {ReturnType<typeof createReleaseCounts>} [counts] Where reports about releases are counted.
 */
export function serveShell(site, port, counts) {
  const liveSite = followSite(site);
  const answer = (request, response) => {
    if (isReport(request)) return response.writeHead(204).end();
    const { tracks, share, files } = liveSite();
    const { pathname, query } = targetOf(request);
    const { track, setCookie: cookie } = trackOf(request.headers.cookie, share);
    const { folder, pages, known, headers } = tracks[track];
    const varying = share > 0 || Boolean(cookie);
    const send = (file, status) =>
      sendFile(folder, file, { status, cookie, varying, headers }, request, response);
    const page = findAddress(pathname, known);
    const sendNotFound = () => send('404.html', 404);
    if (FILES_OF_TRACK.includes(pathname.slice(1))) return send(pathname.slice(1), 200);
    // A page's file is no second address of the page, and no track has an address of its own.
    if (!page) return /\.html$|\/\./.test(pathname) ? sendNotFound() : files(request, response, sendNotFound);
    const chosen = chosenTrack(query);
    if (chosen) return chooseTrack(page.address + chosen.query, chosen.setCookie, request, response);
    if (page.address !== pathname) return redirect(page.address + query, response);
    send(pages[page.known] ?? 'frame.html', 200);
  };
  return listen(port, SHELL_HEADERS, answer, countWith(counts));
}

/** Answers with a file of a folder, and with its page at every path without a file ending. */
function answerFrom(folder, files, request, response) {
  const { pathname } = targetOf(request);
  const sendIndex = () => sendFile(folder, 'index.html', {}, request, response);
  if (pathname === '/') return sendIndex();
  files(request, response, () => (path.extname(pathname) === '' ? sendIndex() : notFound(response)));
}

/** Serves a folder with one page. */
export function serveFolder(folder, port) {
  const files = staticFiles(folder);
  return listen(port, STANDALONE_HEADERS, (request, response) =>
    answerFrom(folder, files, request, response),
  );
}

/** Reads which release of a remote is live, each time anew: its folder, the last one while the registry is broken, or null. */
function followLiveRelease(folder, name) {
  let live = null;
  return () => {
    try {
      const registry = JSON.parse(readFileSync(path.join(folder, '../registry.json'), 'utf8'));
      const release = path.join(folder, versionName(liveOf(registry, name)));
      if (existsSync(release)) live = release;
    } catch {
      // There is none yet, or somebody has broken it.
    }
    return live;
  };
}

/**
 * Serves the releases of a remote, each below its version, and at every other path the page on which the live one
 * works without the shell.
 * @param {string} folder Folder of the releases, beside the registry.
 * @param {string} name The remote, as the registry names it.
 * @param {ReturnType<typeof createReleaseCounts>} [counts] Where requests for files of releases are counted.
 */
export function serveRemote(folder, port, name, counts) {
  const releases = staticFiles(folder);
  const liveRelease = followLiveRelease(folder, name);
  const answer = (request, response) => {
    if (isVersioned(request.url)) return releases(request, response, () => notFound(response));
    const live = liveRelease();
    if (!live) return notFound(response);
    answerFrom(live, staticFiles(live), request, response);
  };
  return listen(port, STANDALONE_HEADERS, answer, countWith(counts, name));
}
