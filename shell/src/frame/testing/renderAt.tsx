import { CartProvider, createCartStore, createUserStore, UserProvider } from '@venue/shared/stores';
import type { CartLine, User } from '@venue/shared/types';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

interface Visitor {
  user?: User;
  lines?: CartLine[];
  /** False is before the stored values are read. */
  ready?: boolean;
}

/** The stores as they are for a visitor. */
export function storesOf({ user, lines = [], ready = true }: Visitor = {}) {
  const stores = { user: createUserStore(), cart: createCartStore() };
  stores.user.setState({ user: user ?? null, ready });
  stores.cart.setState({ lines, ready });
  return stores;
}

/** Something of the frame at an address of the site, as a visitor meets it. */
export function elementAt(path: string, children: ReactNode, stores = storesOf()) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const element = (
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>
  );
  return { element, router, stores };
}

/** The same, rendered. */
export function renderAt(path: string, children: ReactNode, visitor: Visitor = {}) {
  const { element, router, stores } = elementAt(path, children, storesOf(visitor));
  return { ...render(element), router, stores };
}
