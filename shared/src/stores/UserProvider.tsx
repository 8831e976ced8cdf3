import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { UserState, UserStore } from './createUserStore';

const UserContext = createContext<UserStore | null>(null);

/** Gives the host's one user store to everything inside it. */
export function UserProvider({ store, children }: { store: UserStore; children: ReactNode }) {
  return <UserContext value={store}>{children}</UserContext>;
}

/** The store itself, for callers that read it outside a render. */
export function useUserStore(): UserStore {
  const store = useContext(UserContext);
  if (!store) throw new Error('useUser must be used within a UserProvider'); // spec 8
  return store;
}

/** A part of the account. The selector returns something of the state, never a new object or array. */
export function useUser<T>(selector: (state: UserState) => T): T {
  return useStore(useUserStore(), selector);
}
