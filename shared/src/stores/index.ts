export { browserChannel, browserStorage } from './browser';
export { CartProvider, useCart, useCartStore } from './CartProvider';
export { connectStorage, type StorageConnection } from './connectStorage';
export { createCartStore, type CartState, type CartStore } from './createCartStore';
export { createUserStore, type UserState, type UserStore } from './createUserStore';
export type { TabChannel } from './tab-messages';
export { UserProvider, useUser, useUserStore } from './UserProvider';

/** Host and remotes share the stores when the first number is the same. */
export const STORES_CONTRACT_VERSION = '1.0.0';
