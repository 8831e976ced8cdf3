// @ts-check
import { readFile } from 'node:fs/promises';
import { readToday, spokenToday, todayFile } from '../content/today.mjs';

/**
 * Says what the venue says of this business day alone. A file that can't be read says nothing.
 * @param {import('fastify').FastifyInstance} app @param {string} folder The store.
 */
export function todayRoute(app, folder) {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/today.json',
    config: /** @type {any} */ ({ kind: 'today' }),
    handler: async (_, reply) => {
      const text = await readFile(todayFile(folder), 'utf8').catch(() => '');
      return reply.header('Cache-Control', 'no-store').send(spokenToday(readToday(text, new Date())));
    },
  });
}
