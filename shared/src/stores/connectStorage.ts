// requirements 7, Local storage; decisions, Local storage keys; decisions, Damaged or forbidden storage
import { carryTypedSignIn } from './carryTypedSignIn';
import type { CartStore } from './createCartStore';
import type { UserStore } from './createUserStore';
import { ERASED_KEY } from './erasedKey';
import { persistStore } from './persistStore';
import { browserStorage, createSafeStorage } from './safeStorage';
import { CART_FIELDS, USER_FIELDS } from './storedFields';

/** Defaults to the browser's own storage and window. */
export interface StorageConnection {
  /** Null keeps all values in memory. */
  storage?: Storage | null;
  /** Receives `storage`, `pageshow` and `pagehide` events. */
  page?: EventTarget;
}

/**
 * Reads local storage once, fills both stores and sets them ready. From then on every change is saved, and `storage`
 * events bring the changes of other tabs. The host calls it in the browser just before hydration. Returns a function
 * that disconnects. Never throws.
 */
export function connectStorage(
  stores: { user: UserStore; cart: CartStore },
  { storage = browserStorage(), page = window }: StorageConnection = {},
): () => void {
  const safeStorage = createSafeStorage(storage);
  const connections = [
    persistStore(stores.user, USER_FIELDS, safeStorage),
    persistStore(stores.cart, CART_FIELDS, safeStorage),
  ];
  const reload = (key: string | null) => connections.forEach((connection) => connection.reload(key));

  function onStorageEvent(event: Event) {
    if (!(event instanceof StorageEvent)) return;
    const { key, storageArea } = event;
    if (!storageArea || storageArea === storage) reload(key);
    if (key === ERASED_KEY) forgetTab();
  }
  // A page in the back/forward cache receives no storage events, so it reads storage again when it is shown.
  function onPageShow(event: Event) {
    if ('persisted' in event && event.persisted) reload(null);
  }
  const stopCarrying = carryTypedSignIn(stores.user, page, () => window.sessionStorage);
  page.addEventListener('storage', onStorageEvent);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', onStorageEvent);
    page.removeEventListener('pageshow', onPageShow);
    stopCarrying();
    connections.forEach(({ disconnect }) => disconnect());
  };
}

/** What another tab has noted for itself: an open panel, a table. */
function forgetTab() {
  try {
    sessionStorage.clear();
  } catch {
    // The browser blocks storage, so nothing was noted.
  }
}
