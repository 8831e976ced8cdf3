import { CACHE_PREFIX } from './offlineCopy';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the service worker while the registry says `"offline": false`, and removes all that it has kept. */
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
