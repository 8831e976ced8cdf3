import { createServer, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import type { Settings } from '../settings/settings';
import { startCleaning } from '../database/cleaning';
import { publicToday } from '../today/today';
import { createYogaServer } from './createYogaServer';
import type { Log } from './log';
import { listen } from './listen';
import { createMetrics } from './metrics';

/** How long requests under way may take once the server was asked to stop. */
const GRACE_MS = 10_000;

/** What the library makes an address of, from a request's first line and host; both may be anything. */
function tidyTarget(request: IncomingMessage) {
  const { url = '/' } = request;
  request.headers.host = 'api';
  // The whole address may stand there (RFC 9112, 3.2.2).
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  request.url = target.startsWith('/') ? target : `/${target}`;
}

const TIME_LIMITS = { requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 };

/** Answers on the settings' address until stopped. */
export async function startServer(database: OpenDatabase, settings: Settings, log: Log) {
  const { db } = database;
  const metrics = createMetrics(database, settings);
  const yoga = createYogaServer(db, settings, log, metrics);
  const stopCleaning = startCleaning(db, log, settings);
  let stopping: Promise<void> | undefined;

  const isReady = () =>
    db.execute(sql`select 1`).then(
      () => !stopping,
      () => false,
    );

  const http = createServer(TIME_LIMITS, (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    tidyTarget(request);
    if (request.url === '/live') answer(200, 'live\n');
    else if (request.url === '/ready')
      void isReady().then((ready) => answer(ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n'));
    else if (request.url === '/today')
      void publicToday(db).then(
        (text) => answer(200, text, 'application/json'),
        () => answer(503, 'not ready\n'),
      );
    else void yoga(request, response);
  });

  const port = await listen(http, settings.host, settings.port, 'PORT');
  const { metricsPort } = settings;
  const measured = metricsPort === undefined ? undefined : await metrics.listen(settings.host, metricsPort);

  async function stopOnce() {
    stopCleaning();
    const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
    http.closeIdleConnections();
    const late = setTimeout(() => http.closeAllConnections(), GRACE_MS);
    await closed;
    clearTimeout(late);
    await measured?.stop();
    await database.close();
    log('info', 'stopped');
  }

  const stop = () => (stopping ??= stopOnce());

  return { port, url: `http://${settings.host}:${port}/graphql`, metricsUrl: measured?.url, stop };
}
