export { connectStorage, type StorageConnection } from './connectStorage';
export { createCartStore, type CartState, type CartStore } from './createCartStore';
export { createUserStore, type UserState, type UserStore } from './createUserStore';
// Earlier releases of the portal import it from the host's copy.
export { browserStorage } from './safeStorage';
export { CartProvider, useCart, useCartStore, UserProvider, useUser, useUserStore } from './storeProviders';

/** Host and remotes share the stores when the first number is the same. */
export const STORES_CONTRACT_VERSION = '1.0.0';
