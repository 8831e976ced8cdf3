export { connectStorage, type StorageConnection } from './connectStorage';
export { createCartStore, type CartState, type CartStore } from './createCartStore';
export { createUserStore, type UserState, type UserStore } from './createUserStore';
export { createKeptList } from './keptList';
export { CartProvider, useCart, useCartStore, UserProvider, useUser, useUserStore } from './storeProviders';
