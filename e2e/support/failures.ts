import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { liveRelease, SITE, type REMOTES } from './addresses';

export type Origin = (typeof REMOTES)[keyof typeof REMOTES];

const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');

interface Version {
  url: string;
  metadata: { integrity: string; version: string };
  extras: { enabled: boolean };
}

export interface RegistryFile {
  microFrontends: Record<string, Version[]>;
}

/** Serves the site with another registry, as if it had been registered so. */
export async function withRegistry(page: Page, change: (remotes: RegistryFile['microFrontends']) => void) {
  const registry = (await (await page.request.get('/registry.json')).json()) as RegistryFile;
  change(registry.microFrontends);
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  await page.addInitScript((value) => {
    if (window !== window.top) return;
    let settings = {};
    const get = () => ({ ...settings, registry: value });
    Object.defineProperty(window, '__VENUE__', {
      configurable: true,
      get,
      set: (own: object) => (settings = own),
    });
  }, registry);
}

/** Another content for scripts of one remote. The released hashes go with it, as if it had been released so. */
export interface Change {
  origin: Origin;
  /** The chunk to change; the entry when there is none. */
  chunk?: RegExp;
  change: (code: string) => string;
}

const isEntry = (url: URL) => /\/remoteEntry\.[0-9a-f]{16}\.js$/.test(url.pathname);

const script = (body: string) => ({
  body,
  contentType: 'text/javascript; charset=utf-8',
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/**
 * Serves a release of a remote whose code is another one, with hashes that fit.
 * @returns Serves the true release again.
 */
export async function withChangedRelease(page: Page, { origin, chunk, change }: Change) {
  const { microFrontends } = (await (await page.request.get('/registry.json')).json()) as RegistryFile;
  const live = Object.values(microFrontends)
    .flat()
    .find(({ url }) => new URL(url, SITE).href.startsWith(origin));
  if (!live) throw new Error(`The registry names no remote at ${origin}.`);
  const read = async (url: string) => (await page.request.get(url)).text();
  const entryUrl = new URL(live.url, SITE).href;
  let entry = await read(entryUrl);
  const changed = new Map<string, string>();
  if (chunk) {
    const { store, app, version } = liveRelease(origin.replace(/^.*\//, ''));
    const files = Object.keys((await store.readManifest(app, version)).files);
    const file = files.find((name) => chunk.test(name));
    if (!file) throw new Error(`${origin} has no file ${chunk}.`);
    const url = new URL(file, entryUrl).href;
    const code = await read(url);
    changed.set(url, change(code));
    if (!entry.includes(digestOf(code))) throw new Error(`The entry has no digest of ${file}.`);
    entry = entry.replaceAll(digestOf(code), digestOf(change(code)));
  } else entry = change(entry);
  changed.set(entryUrl, entry);
  await withRegistry(page, (remotes) => {
    for (const version of Object.values(remotes).flat())
      if (version.url === live.url) version.metadata.integrity = `sha256-${digestOf(entry)}`;
  });
  const answer = (route: Route) => route.fulfill(script(changed.get(route.request().url()) ?? ''));
  for (const url of changed.keys()) await page.route(url, answer);
  return async () => {
    for (const url of changed.keys()) await page.unroute(url, answer);
  };
}

/** Changes one byte of what a server sends, as a damaged or replaced file would. */
async function flipByte(route: Route) {
  const answer = await route.fetch();
  const code = await answer.text();
  await route.fulfill({ response: answer, body: code.slice(0, -1) + (code.endsWith(';') ? ' ' : ';') });
}

const ANSWERS = {
  'refuses the connection': (route: Route) => route.abort('connectionrefused'),
  'answers 404': (route: Route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  'answers 500': (route: Route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
  'answers with a page in place of the script': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: '<!doctype html><title>Login to Wi-Fi</title>',
    }),
  'stays silent': () => undefined,
  'sends an entry with one byte changed': (route: Route) =>
    isEntry(new URL(route.request().url())) ? flipByte(route) : route.continue(),
} as const;

export type Answer = keyof typeof ANSWERS;
export const ANSWERS_OF_A_SERVER = Object.keys(ANSWERS) as Answer[];

/**
 * Makes the server of a remote fail.
 * @returns Ends the failure.
 */
export async function withFailingServer(page: Page, origin: Origin, answer: Answer) {
  await page.route(`${origin}/**`, ANSWERS[answer]);
  return () => page.unroute(`${origin}/**`, ANSWERS[answer]);
}

/** Makes single files of a remote's server fail. */
export async function withFailingFile(page: Page, file: RegExp, failure: 'missing' | 'changed') {
  const answer = failure === 'missing' ? ANSWERS['answers 404'] : flipByte;
  await page.route(file, answer);
  return () => page.unroute(file, answer);
}
