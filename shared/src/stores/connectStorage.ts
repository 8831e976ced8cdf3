import { browserChannel, browserStorage } from './browser';
import { EMPTY_CART } from './cart-operations';
import { connectReplica } from './connectReplica';
import type { CartStore } from './createCartStore';
import type { UserStore } from './createUserStore';
import { AUTH_TOKEN_KEY, CART_KEYS, USER_KEYS } from './stored-keys';
import type { TabChannel } from './tab-messages';
import { EMPTY_USER } from './user-operations';
import { createVault } from './vault';

/** The browser's own unless told otherwise. */
export interface StorageConnection {
  /** Null keeps everything in memory. */
  storage?: Storage | null;
  /** Null leaves the other tabs to `storage` events. */
  channel?: TabChannel | null;
  /** Where `storage` and `pageshow` events arrive. */
  page?: EventTarget;
}

/**
 * Reads local storage once, fills both stores and sets them ready; from then on every change is saved and told
 * to the other tabs. Called by the host in the browser, just before hydrating. Returns what ends it. Never throws.
 */
export function connectStorage(
  stores: { user: UserStore; cart: CartStore },
  connection: StorageConnection = {},
): () => void {
  const { storage = browserStorage(), page = window } = connection;
  const own = connection.channel === undefined ? browserChannel() : null;
  const channel = connection.channel ?? own;
  const vault = createVault(storage);
  const { user, cart } = stores;
  const connections = [
    connectReplica({
      name: 'user',
      replica: user.replica,
      empty: EMPTY_USER,
      keys: USER_KEYS,
      vault,
      channel,
      report: (report) => user.setState(report),
    }),
    connectReplica({
      name: 'cart',
      replica: cart.replica,
      empty: EMPTY_CART,
      keys: CART_KEYS,
      vault,
      channel,
      report: (report) => cart.setState(report),
    }),
  ];
  // Only in the tab where the person signs out: later, another tab may already hold a new token.
  const stopWatching = user.replica.listen((_, entry) => {
    if (entry?.operation.type === 'sign-out') vault.write(AUTH_TOKEN_KEY, null);
  });

  const hear = (event: Event) => {
    if ('data' in event) connections.forEach(({ hear }) => hear(event.data));
  };
  const notice = (event: Event) => {
    if (!(event instanceof StorageEvent)) return;
    if (event.storageArea && event.storageArea !== storage) return;
    connections.forEach(({ notice }) => notice(event.key, event.newValue));
  };
  const wake = (event: Event) => {
    if ('persisted' in event && event.persisted) connections.forEach(({ wake }) => wake());
  };
  channel?.addEventListener('message', hear);
  page.addEventListener('storage', notice);
  page.addEventListener('pageshow', wake);

  return () => {
    channel?.removeEventListener('message', hear);
    page.removeEventListener('storage', notice);
    page.removeEventListener('pageshow', wake);
    connections.forEach(({ dispose }) => dispose());
    stopWatching();
    own?.close();
  };
}
