import { createContext, useContext, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { CartState } from './createCartStore';
import type { UserState } from './createUserStore';

function createStoreContext<State>(name: string) {
  const StoreContext = createContext<StoreApi<State> | null>(null);

  function Provider({ store, children }: { store: StoreApi<State>; children: ReactNode }) {
    return <StoreContext value={store}>{children}</StoreContext>;
  }

  /** Returns the store itself, for reads outside a render. */
  function useStoreApi(): StoreApi<State> {
    const store = useContext(StoreContext);
    // The message is required (requirements 8, Context misuse).
    if (!store) throw new Error(`use${name} must be used within a ${name}Provider`);
    return store;
  }

  /** Selects a part of the state. The selector must return a value from the state, not a new object or array. */
  function useSelection<T>(selector: (state: State) => T): T {
    return useStore(useStoreApi(), selector);
  }

  return [Provider, useStoreApi, useSelection] as const;
}

/** Provider of the host's cart store, and the hooks that read it. */
export const [CartProvider, useCartStore, useCart] = createStoreContext<CartState>('Cart');

/** Provider of the host's user store, and the hooks that read it. */
export const [UserProvider, useUserStore, useUser] = createStoreContext<UserState>('User');
