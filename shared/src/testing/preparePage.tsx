import {
  CartProvider,
  createCartStore,
  createUserStore,
  UserProvider,
  type CartState,
  type UserState,
} from '@venue/shared/stores';
import { createPagePolicy } from '@venue/shared/trusted-types';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { toasts } from './toasts';

export interface Visit {
  /** The pages visited, the last of which is open. */
  entries?: NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries'];
  /** What the account store holds; a guest unless it has a `user`. */
  account?: Partial<UserState>;
  cart?: Partial<CartState>;
  /** False is before the stored values are read. */
  ready?: boolean;
}

/** Both stores as they are for a visitor. */
export function storesOf({ account, cart, ready = true }: Omit<Visit, 'entries'> = {}) {
  const stores = { user: createUserStore(), cart: createCartStore() };
  stores.user.setState({ ready, ...account });
  stores.cart.setState({ ready, ...cart });
  return stores;
}

/** Routes in a browser of their own with both stores, ready to be rendered. It forgets earlier toasts, and has the page's policy. */
export function preparePage(routes: RouteObject[], { entries, ...visitor }: Visit = {}) {
  toasts.splice(0);
  createPagePolicy();
  const stores = storesOf(visitor);
  // The first page is there already: its loader runs for later visits only.
  const loaderData = Object.fromEntries(routes.flatMap(({ id }) => (id ? [[id, null]] : [])));
  const router = createMemoryRouter(routes, { initialEntries: entries, hydrationData: { loaderData } });
  return { ...stores, router, page: pageOf(stores, router) };
}

/** The page of a router with both stores. */
export const pageOf = (
  stores: ReturnType<typeof storesOf>,
  router: ComponentProps<typeof RouterProvider>['router'],
) => (
  <UserProvider store={stores.user}>
    <CartProvider store={stores.cart}>
      <RouterProvider router={router} />
    </CartProvider>
  </UserProvider>
);
