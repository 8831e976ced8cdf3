import { savesData, whenIdle } from '@venue/shared/browser';
import type { UserStore } from '@venue/shared/stores';
import { pagePolicy } from '@venue/shared/trusted-types';
import { isOffline } from './connection';
import { DROP_CUSTOMER_FILES, KEEP_CUSTOMER_FILES } from './messages';

const ADDRESS = '/service-worker.js';

/** Wait after the start: making the copy would compete with the visitor's first touches for processor and network. */
const DELAY_MS = 4000;

/** Tells the service worker whether to keep the files of a customer's screens: those who are not signed in have none. */
async function followUser(store: UserStore) {
  const registration = await navigator.serviceWorker.ready;
  // The worker that is active now: another may have taken its place since.
  const tell = (isSignedIn: boolean) =>
    registration.active?.postMessage(isSignedIn ? KEEP_CUSTOMER_FILES : DROP_CUSTOMER_FILES);
  tell(store.getState().user !== null);
  store.subscribe(({ user }, before) => {
    if ((user === null) !== (before.user === null)) tell(user !== null);
  });
}

/**
 * Keeps a copy of the site on the device for times without a network, from an idle moment after the start on. Not for
 * visitors who save data, and not where the registry forbids it. Without room on the device, or where the browser
 * refuses, there is none.
 */
export function keepForOffline(store: UserStore) {
  if (!window.__VENUE__?.offline || !('serviceWorker' in navigator) || savesData() || isOffline()) return;
  const register = () =>
    navigator.serviceWorker
      .register(pagePolicy().createScriptURL(ADDRESS), { updateViaCache: 'none' })
      .then(() => followUser(store))
      .catch(() => undefined);
  setTimeout(() => whenIdle(register), DELAY_MS);
}
