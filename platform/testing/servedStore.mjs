import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../server/startServer.mjs';
import { fixtureStore } from './fixtureStore.mjs';

/* global beforeAll, afterAll */

/** Asks a server for a path exactly as it is written; `fetch` would tidy it. */
export const askPort = (port, target, { headers = {}, method = 'GET', body, localAddress } = {}) =>
  new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path: target, agent: false, headers, method, localAddress };
    const request = http.request(to, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { location } = answer.headers;
        resolve({
          status: answer.statusCode,
          location,
          body: bytes.toString(),
          bytes,
          headers: answer.headers,
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });

/** A page without its settings. */
export const shown = ({ body }) =>
  body.replace('<html >', '').replace(/<script type="application\/json".*?<\/script>/s, '');
/** The settings of a page. */
export const settingsOf = ({ body }) => JSON.parse(/id="settings">(.*?)<\/script>/s.exec(body)[1]);

export const RELEASES = {
  SHELL: '0.1.0-aaaaaaaaaaaa',
  SHELL_TWO: '0.1.0-bbbbbbbbbbbb',
  ONE: '0.1.0-111111111111',
  TWO: '0.1.0-222222222222',
  PORTAL: '0.1.0-333333333333',
};
export const PAGES = { '/': 'home', '/menu': 'menu', '/stalls/tysons': 'tysons' };
export const PATHS = [
  '/',
  '/menu',
  '/menu/:id',
  '/stalls/:id',
  '/events/:id',
  '/events/:id/photos',
  '/admin/events/new',
  '/signin',
];
export const routes = (paths) => paths.map((pattern) => ({ path: pattern }));

/** Pages that say which edition they are of. */
export const edition = (name, pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([address, text]) => [address, `<html ><!--settings-->${text} ${name}`]),
  );

export const writeShell = (store, version, name, more = {}) =>
  store.shell(version, {
    pages: edition(name, { frame: 'frame', notFound: 'notFound' }),
    files: { 'browser/robots.txt': 'robots.txt first', 'browser/index.html': 'template' },
    siteUrl: 'https://garden.example',
    ...more,
  });

/** The first edition of a site: a shell, and a remote with its pages. */
export async function writeSite(store, ofShell) {
  await writeShell(store, RELEASES.SHELL, 'first', ofShell);
  await store.remote('public-site', RELEASES.ONE, { routes: routes(PATHS) });
  await store.pages(RELEASES.SHELL, RELEASES.ONE, edition('first', PAGES));
}

/**
 * Serves a store of its own for the tests of a block.
 * @param {(store: ReturnType<typeof fixtureStore>) => Promise<unknown>} write
 * @param {object} [options] Of the server.
 */
export function serveStore(write, options = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  const store = fixtureStore(folder);
  const served = {
    store,
    /** What the server has logged. */
    logged: [],
    server: null,
    ask: (target, headers, method) => askPort(served.server.port, target, { headers, method }),
    /** Waits until the server follows a choice. */
    async follows(number) {
      const late = Date.now() + 20_000;
      while (served.server.number() !== number) {
        if (Date.now() > late)
          throw new Error(`Choice ${number} is not followed: ${served.logged.join(' ')}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    /** The counters whose names begin with a word. */
    async counted(prefix) {
      const text = await (await fetch(`http://127.0.0.1:${served.server.metricsPort}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith(prefix));
    },
  };
  beforeAll(async () => {
    await write(store);
    const log = (text) => served.logged.push(text);
    served.server = await startServer({
      folder,
      port: 0,
      host: '127.0.0.1',
      metricsPort: 0,
      log,
      ...options,
    });
  });
  afterAll(async () => {
    await served.server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return served;
}
