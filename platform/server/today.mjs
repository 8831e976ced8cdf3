// @ts-check
import { readFile } from 'node:fs/promises';
import { joinToday, readToday, spokenToday, todayFile } from '../content/today.mjs';

/** Pages ask every 20 seconds, and follow within 30. */
const EVERY_MS = 5000;
const TIME_OUT_MS = 2000;

/** Asks the API what the console says of today. Whatever goes wrong, the last answer counts until its day ends. @param {string} api */
function followApi(api) {
  let text = '';
  async function ask() {
    try {
      const signal = AbortSignal.timeout(TIME_OUT_MS);
      const answer = await (await fetch(new URL('/today', api), { signal, redirect: 'error' })).text();
      if (readToday(answer, new Date())) text = answer;
    } catch {
      // It is asked again soon.
    }
  }
  void ask();
  const timer = setInterval(ask, EVERY_MS);
  timer.unref();
  return { said: () => text, close: () => clearInterval(timer) };
}

/**
 * Says what the venue says of this business day alone: by the command, in the store, and by the console, at the API. Visitors wait
 * for no API. A file that can't be read says nothing.
 * @param {import('fastify').FastifyInstance} app @param {string} folder The store. @param {string} [api] The API's address.
 */
export function todayRoute(app, folder, api) {
  const following = api ? followApi(api) : null;
  app.addHook('onClose', async () => following?.close());
  app.route({
    method: ['GET', 'HEAD'],
    url: '/today.json',
    config: /** @type {any} */ ({ kind: 'today' }),
    handler: async (_, reply) => {
      const command = await readFile(todayFile(folder), 'utf8').catch(() => '');
      const now = new Date();
      const today = joinToday(readToday(command, now), readToday(following?.said() ?? '', now));
      return reply.header('Cache-Control', 'no-store').send(spokenToday(today));
    },
  });
}
