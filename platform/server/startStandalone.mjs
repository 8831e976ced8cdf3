import path from 'node:path';
import { createAnswers, isUnchanged } from './answers.mjs';
import { createIdleJobs, encodingsOf } from './encodings.mjs';
import { folderOf, isHashed } from '../release/addresses.mjs';
import { hexOf } from '../release/hashes.mjs';
import { openStore } from '../store/store.mjs';
import { followStore } from './followStore.mjs';
import { CACHE_CONTROL, STANDALONE_HEADERS } from './headers.mjs';
import { closeApp, createApp, listen } from './listen.mjs';
import { logOnce } from './logOnce.mjs';
import { targetOf } from './siteRoutes.mjs';
import { todayRoute } from './today.mjs';

/** Not public on the site, and not here. */
const isPrivate = (file) => file.endsWith('.cjs') || file === 'documents.json';

/** The manifest of the release that is live in a folder. */
async function loadLive(store, folder, { deployments }) {
  const [, deployment] = Object.entries(deployments).find(([name]) => folderOf(name) === folder) ?? [];
  if (!deployment) throw new Error(`It has no ${folder}.`);
  return store.readManifest({ folder }, deployment.live);
}

/**
 * Serves the live release of a remote without the shell: its files, and its page at every path without a file ending.
 * @param {{ store: string, folder: string, port: number, host?: string, todayApi?: string, log?: (text: string) => void }} options `store` is the
 *   folder of the store, `folder` that of the remote.
 */
export async function startStandalone({
  store: storeFolder,
  folder,
  port,
  host,
  todayApi,
  log = console.error,
}) {
  const store = openStore(storeFolder);
  const following = await followStore(store, (choice) => loadLive(store, folder, choice), {
    log: logOnce(log),
  });
  const jobs = createIdleJobs({ log });
  const answers = createAnswers({ store, jobs });
  const app = createApp({ headers: STANDALONE_HEADERS, log });

  async function answer(request, reply) {
    const files = following.current()?.files ?? {};
    const { pathname } = targetOf(request.raw.url);
    const name = path.extname(pathname) === '' ? 'index.html' : pathname.slice(1);
    const isFixed = isHashed(name) && Object.hasOwn(files, name);
    const cache = isFixed ? CACHE_CONTROL.fixed : CACHE_CONTROL.checked;
    reply.headers({ 'Cache-Control': cache, Vary: 'Accept-Encoding' });
    if (!Object.hasOwn(files, name) || isPrivate(name)) return reply.code(404).send();
    const encodings = encodingsOf(request.headers['accept-encoding']);
    const { body, headers } = await answers.file(hexOf(files[name]), name, encodings);
    reply.headers(headers);
    return isUnchanged(request.headers['if-none-match'], headers.ETag)
      ? reply.code(304).send()
      : reply.send(body);
  }
  app.answerInvalid = answer;
  todayRoute(app, storeFolder, todayApi);
  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answer });

  async function close() {
    following.close();
    jobs.close();
    await closeApp(app);
  }
  try {
    return { close, number: following.number, port: await listen(app, { port, host }) };
  } catch (error) {
    await close();
    throw error;
  }
}
