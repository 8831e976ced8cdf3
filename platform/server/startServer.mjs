import rateLimit from '@fastify/rate-limit';
import { openStore } from '../store/store.mjs';
import { createAnswers } from './answers.mjs';
import { createIdleJobs } from './encodings.mjs';
import { followStore } from './followStore.mjs';
import { graphqlRoute } from './graphql.mjs';
import { SITE_HEADERS } from './headers.mjs';
import { REPORT_LIMITS, visitorAddress } from './limits.mjs';
import { closeApp, createApp, listen } from './listen.mjs';
import { loadSite } from './loadSite.mjs';
import { logOnce } from './logOnce.mjs';
import { createMarks } from './marks.mjs';
import { createMetrics } from './metrics.mjs';
import { createReports } from './reports.mjs';
import { siteRoutes, targetOf } from './siteRoutes.mjs';
import { todayRoute } from './today.mjs';
import { storedFiles } from './storedFiles.mjs';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const NO_STORE = { 'Cache-Control': 'no-store' };

/** Says which choice is served. It is asked often, and counted nowhere. */
function liveRoute(app, following) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/live',
    config: { kind: 'live' },
    handler: async (_, reply) =>
      reply
        .code(following.current() ? 200 : 503)
        .headers(NO_STORE)
        .send({ choice: following.number(), releases: following.current()?.live }),
  });
}

/** Takes what browsers report about releases. */
function reportRoute(app, reports, answer) {
  app.route({
    method: 'POST',
    url: '/health/*',
    config: { kind: 'report', rateLimit: REPORT_LIMITS.rate },
    handler: (request, reply) =>
      reports.take(targetOf(request.raw.url).pathname, request.headers)
        ? reply.code(204).headers(NO_STORE).send()
        : answer(request, reply),
  });
}

/** Serves what is counted, on a port of its own. */
async function serveMetrics(metrics, { port, host, log }) {
  const app = createApp({ log });
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return { app, port: await listen(app, { port, host }) };
}

/**
 * Serves the site of a store: pages, files, and what belongs to them.
 * @param {{ folder: string, port: number, host?: string, api?: string, todayApi?: string, metricsPort?: number,
 *   trustProxy?: import('fastify').FastifyServerOptions['trustProxy'], markKey?: string, log?: (text: string) => void }} options
 *   `folder` is the store. `api` is the address of the API that answers at `/graphql`; without it nobody does. `todayApi`
 *   is asked what the console says of today, if that is another. `trustProxy` says whose word
 *   about the visitor's address and TLS is believed. Servers of one site share a `markKey`, so that each knows the marks of the others.
 * @returns What ends it, and the number of the choice that it serves.
 */
export async function startServer(options) {
  const {
    folder,
    port,
    host,
    api,
    todayApi = api,
    metricsPort,
    trustProxy,
    markKey,
    log = console.error,
  } = options;
  const notice = logOnce(log);
  const store = openStore(folder);
  const files = storedFiles(store, { log: notice });
  const load = async (choice) => {
    await files.search();
    const site = await loadSite(store, choice);
    for (const { name, message } of site.damaged)
      notice(`The site does without a part of ${name}: ${message}`);
    return site;
  };
  const following = await followStore(store, load, { log: notice });
  const jobs = createIdleJobs({ log });
  const marks = createMarks({ key: markKey });
  const metrics = createMetrics({ damaged: () => following.current()?.damaged ?? [] });
  const app = createApp({ headers: SITE_HEADERS, trustProxy, log });
  const answer = siteRoutes({
    site: following.current,
    answers: createAnswers({ store, jobs }),
    files,
    marks,
    log: notice,
  });

  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.routeOptions.config?.kind ?? request.kind;
    if (kind !== 'live') metrics.countRequest(kind, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => visitorAddress(request.ip),
  });
  app.answerInvalid = answer;
  liveRoute(app, following);
  todayRoute(app, folder, todayApi);
  reportRoute(app, createReports({ marks, metrics, files }), answer);
  if (api) await app.register(graphqlRoute, { api });
  app.route({ method: METHODS, url: '*', handler: answer });

  let counted = null;
  async function close() {
    following.close();
    jobs.close();
    await Promise.all([closeApp(app), counted && closeApp(counted.app)]);
  }
  try {
    const openPort = await listen(app, { port, host });
    if (metricsPort !== undefined) counted = await serveMetrics(metrics, { port: metricsPort, host, log });
    return { close, number: following.number, port: openPort, metricsPort: counted?.port };
  } catch (error) {
    await close();
    throw error;
  }
}
