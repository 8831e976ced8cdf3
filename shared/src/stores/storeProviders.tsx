import { createContext, useContext, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { CartState } from './createCartStore';
import type { UserState } from './createUserStore';

function createStoreContext<State>(name: string) {
  const StoreContext = createContext<StoreApi<State> | null>(null);

  function Provider({ store, children }: { store: StoreApi<State>; children: ReactNode }) {
    return <StoreContext value={store}>{children}</StoreContext>;
  }

  /** The store itself, for callers that read it outside a render. */
  function useStoreApi(): StoreApi<State> {
    const store = useContext(StoreContext);
    // requirements 8: the words of the error
    if (!store) throw new Error(`use${name} must be used within a ${name}Provider`);
    return store;
  }

  /** A part of the state. The selector returns something of the state, never a new object or array. */
  function useSelection<T>(selector: (state: State) => T): T {
    return useStore(useStoreApi(), selector);
  }

  return [Provider, useStoreApi, useSelection] as const;
}

/** Gives the host's one cart to everything inside it, and the hooks that read it there. */
export const [CartProvider, useCartStore, useCart] = createStoreContext<CartState>('Cart');

/** Gives the host's one user store to everything inside it, and the hooks that read it there. */
export const [UserProvider, useUserStore, useUser] = createStoreContext<UserState>('User');
