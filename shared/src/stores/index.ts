export { connectStorage, type StorageConnection } from './connectStorage';
export { createCartStore, type CartState, type CartStore } from './createCartStore';
export { createUserStore, type UserState, type UserStore } from './createUserStore';
// Kept because earlier releases of the portal import it from the host's copy of this module.
export { browserStorage } from './safeStorage';
export { CartProvider, useCart, useCartStore, UserProvider, useUser, useUserStore } from './storeProviders';

/** Host and remote share the stores when the major versions are equal. */
export const STORES_CONTRACT_VERSION = '1.0.0';
