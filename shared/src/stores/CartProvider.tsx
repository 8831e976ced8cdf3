import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CartState, CartStore } from './createCartStore';

const CartContext = createContext<CartStore | null>(null);

/** Gives the host's one cart to everything inside it. */
export function CartProvider({ store, children }: { store: CartStore; children: ReactNode }) {
  return <CartContext value={store}>{children}</CartContext>;
}

/** The store itself, for callers that read it outside a render. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart must be used within a CartProvider'); // spec 8
  return store;
}

/** A part of the cart. The selector returns something of the state, never a new object or array. */
export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(useCartStore(), selector);
}
