import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { DROP_CUSTOMER_FILES, KEEP_CUSTOMER_FILES } from '../offline/messages';
import { CUSTOMER_CACHE, FILES_CACHE, type OfflineCopy } from './offlineCopy';

declare const self: ServiceWorkerGlobalScope & { offlineCopy: OfflineCopy };

const { page, files, customerFiles } = self.offlineCopy;

/** How long a page may take to begin to arrive before the device counts as offline. */
const PAGE_TIMEOUT_MS = 4000;

/** Installs all of them or none, and removes those of earlier releases. */
const filesCache = new PrecacheController({ cacheName: FILES_CACHE });
filesCache.addToCacheList(files);

const customerCache = new CacheFirst({ cacheName: CUSTOMER_CACHE });
const integrityOf = new Map(
  customerFiles.map(({ url, integrity }) => [new URL(url, self.location.origin).href, integrity]),
);

async function keepCustomerFiles(event: ExtendableEvent) {
  const keep = ([url, integrity]: [string, string]) =>
    customerCache.handle({ event, request: new Request(url, { integrity, credentials: 'same-origin' }) });
  // What is missing is requested again when the customer opens the next page.
  await Promise.allSettled([...integrityOf].map(keep));
}

/** Leaves of the customer's files those of these releases, and completes them if the customer had any. */
async function renewCustomerFiles(event: ExtendableEvent) {
  if (!(await caches.has(CUSTOMER_CACHE))) return;
  const cache = await caches.open(CUSTOMER_CACHE);
  const outdated = (await cache.keys()).filter(({ url }) => !integrityOf.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  await keepCustomerFiles(event);
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  void filesCache.install(event);
});

self.addEventListener('activate', (event) => {
  void filesCache.activate(event);
  event.waitUntil(renewCustomerFiles(event));
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP_CUSTOMER_FILES) event.waitUntil(keepCustomerFiles(event));
  if (event.data === DROP_CUSTOMER_FILES) event.waitUntil(caches.delete(CUSTOMER_CACHE));
});

/**
 * The page as the server has it; null when the server does not answer in time. Without navigation preload: Firefox shows
 * its own error page when a preload fails, whatever the worker answers.
 */
async function fetchPage(request: Request): Promise<Response | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PAGE_TIMEOUT_MS);
  try {
    // Ended when it is given up: the next request of the same page would wait for it in the browser's cache.
    return await fetch(request, { signal: timeout.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the site answered: it has a page, leads elsewhere, or knows none. All else is said by what stands in front of it. */
const isOfSite = ({ ok, status, type }: Response) => ok || status === 404 || type === 'opaqueredirect';

// A visitor with a connection always gets the page that is live.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    const live = await fetchPage(request);
    if (live && isOfSite(live)) return live;
    return new Response(page.html, { headers: page.headers });
  }),
);

registerRoute(({ url }) => {
  const cacheKey = filesCache.getCacheKeyForURL(url.href);
  return cacheKey ? { cacheKey, integrity: filesCache.getIntegrityForCacheKey(cacheKey) } : undefined;
}, filesCache.strategy);

registerRoute(({ url }) => integrityOf.has(url.href), customerCache);
