import { fillSettings, isUnchanged } from './answers.mjs';
import { encodingsOf } from './encodings.mjs';
import { isHashed } from '../release/addresses.mjs';
import { CACHE_CONTROL, contentTypeOf } from './headers.mjs';
import { mayNote } from './marks.mjs';
import { securityHeaders } from './securityHeaders.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { sitemap } from './sitemap.mjs';
import { chosenTrack, trackOf } from './tracks.mjs';

const BY_ENCODING = { Vary: 'Accept-Encoding' };
const CHECKED = { 'Cache-Control': CACHE_CONTROL.checked, ...BY_ENCODING };
const FIXED = { 'Cache-Control': CACHE_CONTROL.fixed, ...BY_ENCODING };

/** The path and the query of a request as they are written, without the tidying of URLs. */
export function targetOf(url) {
  const [, pathname, query = ''] = /^([^?]*)(\?.*)?$/s.exec(url);
  return { pathname, query };
}

/**
 * Answers with the pages and files of a site.
 * @param {{ site: () => Awaited<ReturnType<typeof import('./loadSite.mjs').loadSite>> | null,
 *   answers: ReturnType<typeof import('./answers.mjs').createAnswers>, files: ReturnType<typeof import('./storedFiles.mjs').storedFiles>,
 *   marks: ReturnType<typeof import('./marks.mjs').createMarks>, log: (text: string) => void }} parts
 * @returns {import('fastify').RouteHandlerMethod}
 */
export function siteRoutes({ site: currentSite, answers, files, marks, log }) {
  /** Sends an answer, or says that the browser has it. Both have the same headers. */
  function send(request, reply, { body, headers }, own, status = 200) {
    reply.headers(headers).headers(own);
    if (status === 200 && isUnchanged(request.headers['if-none-match'], headers.ETag)) reply.code(304).send();
    else reply.code(status).send(body);
  }

  const plain = (request, reply, status, text) => {
    request.kind = 'missing';
    reply.code(status).headers(CHECKED).type('text/plain; charset=utf-8').send(text);
  };

  /** A cookie of a site behind TLS is never sent without it. */
  const secure = (request, cookie) => (request.protocol === 'https' ? `${cookie}; Secure` : cookie);

  /** A cookie decides what the visitor gets, or is set: no cache may give that to another visitor. */
  function cacheHeaders({ request, site, track }, mark) {
    const cookies = [track.setCookie, mark].filter(Boolean).map((cookie) => secure(request, cookie));
    const isChosen = site.hasCanary || track.setCookie;
    return {
      'Cache-Control': isChosen || mark ? CACHE_CONTROL.personal : CACHE_CONTROL.checked,
      Vary: isChosen ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
    };
  }

  async function pageText(view, { file }) {
    return fillSettings((await answers.readPool(file)).toString(), view.settingsElement);
  }

  const isWanted = (site) => () => currentSite() === site;

  const pageAnswer = ({ request, site, view }, page) =>
    answers.text(
      `${view.id} ${page.file}`,
      () => pageText(view, page),
      encodingsOf(request.headers['accept-encoding']),
      {
        type: contentTypeOf('page.html'),
        headers: securityHeaders(page.scripts, site.settings),
        quality: answers.qualityOf(page.address),
        isWanted: isWanted(site),
      },
    );

  async function sendPage(visit, page, status = 200) {
    const { request, reply, view } = visit;
    request.kind = 'page';
    const answer = await pageAnswer(visit, page).catch((error) => {
      if (page.file === view.frame.file) throw error;
      // Its file is damaged. In the frame, the browser makes the page by itself.
      request.kind = 'damaged';
      log(`${page.address ?? 'The page for what is not there'} is answered with the frame: ${error.message}`);
      return pageAnswer(visit, view.frame);
    });
    const isMarked = status === 200 && view.wantsReports && mayNote(request.headers);
    const mark = isMarked ? marks.cookieFor(request.headers.cookie) : undefined;
    // Which a page can read of itself (shared/src/document/noteServerTime.ts).
    const time = { 'Server-Timing': `now;desc=${Date.now()}` };
    send(request, reply, answer, { ...cacheHeaders(visit, mark), ...time }, status);
  }

  /** The files that are made in memory, each with whether it depends on what the visitor gets. */
  const MADE = {
    '/registry.json': { isOfView: true, make: ({ view }) => view.registryText },
    '/service-worker.js': {
      isOfView: true,
      make: async ({ site, view }) =>
        serviceWorker(view, {
          readFile: answers.readPool,
          frame: await pageText(view, view.frame),
          headers: securityHeaders(view.frame.scripts, site.settings),
        }),
    },
    '/sitemap.xml': { isOfView: false, make: ({ site }) => sitemap(site) },
  };

  async function sendMade(visit, pathname) {
    const { request, reply, site } = visit;
    const { isOfView, make } = MADE[pathname];
    request.kind = 'generated';
    const from = isOfView ? visit : { ...visit, view: site.viewOf('stable') };
    const answer = await answers.text(
      `${from.view.id} ${pathname}`,
      async () => make(from),
      encodingsOf(request.headers['accept-encoding']),
      { type: contentTypeOf(pathname), isWanted: isWanted(site) },
    );
    send(request, reply, answer, isOfView ? cacheHeaders(visit) : CHECKED);
  }

  async function sendFile(request, reply, { hex, type }, pathname, cache) {
    request.kind = 'file';
    const encodings = encodingsOf(request.headers['accept-encoding']);
    send(request, reply, await answers.file(hex, pathname, encodings, type), cache);
  }

  /** Sends what a release of a remote has for ever. */
  async function sendRemoteFile(request, reply, pathname) {
    const hex = await files.find(pathname);
    if (!hex) return plain(request, reply, 404, 'There is no such file.\n');
    return sendFile(request, reply, { hex }, pathname, FIXED);
  }

  /** Sends a file of the shell or of a pair, else the page that says that there is none. */
  async function sendOther(visit, pathname) {
    const { request, reply, site, view } = visit;
    const hex = isHashed(pathname) && (await files.find(pathname));
    if (hex) return sendFile(request, reply, { hex }, pathname, FIXED);
    const file = site.files.get(pathname);
    if (file) return sendFile(request, reply, file, pathname, CHECKED);
    return sendPage(visit, view.notFound, 404);
  }

  /** Keeps a choice of a track, and leads to the same page without it. It is no address that others should get. */
  function chooseTrack(request, reply, location, { setCookie }) {
    request.kind = 'redirect';
    const headers = {
      'Cache-Control': CACHE_CONTROL.never,
      Location: location,
      'Set-Cookie': secure(request, setCookie),
    };
    reply.code(302).headers(headers).send();
  }

  /** Not for ever: another release may have a page of its own there. */
  function redirect(request, reply, location) {
    request.kind = 'redirect';
    reply
      .code(301)
      .headers({ ...CHECKED, Location: location })
      .send();
  }

  async function answer(request, reply) {
    const site = currentSite();
    const { pathname, query } = targetOf(request.raw.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname.startsWith('/files/')) return sendRemoteFile(request, reply, pathname);
    if (!site)
      return plain(request, reply.header('Retry-After', '5'), 503, 'Nothing has been released yet.\n');
    const track = trackOf(request.headers.cookie, site.hasCanary);
    const visit = { request, reply, site, track, view: site.viewOf(track.value) };
    const found = visit.view.findPage(pathname);
    if (!isRead)
      return found || Object.hasOwn(MADE, pathname) || site.files.has(pathname)
        ? plain(request, reply.header('Allow', 'GET, HEAD'), 405, 'This can only be read.\n')
        : plain(request, reply, 404, 'There is no such address.\n');
    if (Object.hasOwn(MADE, pathname)) return sendMade(visit, pathname);
    if (!found) return sendOther(visit, pathname);
    const chosen = chosenTrack(query);
    if (chosen) return chooseTrack(request, reply, found.address + chosen.query, chosen);
    if (found.address !== pathname) return redirect(request, reply, found.address + query);
    return sendPage(visit, found.page);
  }

  return (request, reply) => {
    answer(request, reply).catch((error) => reply.send(error));
  };
}
