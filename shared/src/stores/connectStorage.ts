import type { CartStore } from './createCartStore';
import type { UserStore } from './createUserStore';
import { persistStore } from './persistStore';
import { browserStorage, createSafeStorage } from './safeStorage';
import { CART_FIELDS, USER_FIELDS } from './storedFields';

/** The browser's own unless told otherwise. */
export interface StorageConnection {
  /** Null keeps everything in memory. */
  storage?: Storage | null;
  /** Where `storage` and `pageshow` events arrive. */
  page?: EventTarget;
}

/**
 * Reads local storage once, fills both stores and sets them ready; from then on every change is saved, and `storage`
 * events bring the changes of the other tabs. Called by the host in the browser, just before hydrating. Returns what
 * ends it. Never throws.
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
    if (!event.storageArea || event.storageArea === storage) reload(event.key);
  }
  // A page in the back/forward cache gets no storage events.
  function onPageShow(event: Event) {
    if ('persisted' in event && event.persisted) reload(null);
  }
  page.addEventListener('storage', onStorageEvent);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', onStorageEvent);
    page.removeEventListener('pageshow', onPageShow);
    connections.forEach(({ disconnect }) => disconnect());
  };
}
