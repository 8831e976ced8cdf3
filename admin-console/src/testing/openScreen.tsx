import { createDataLayer, type DataLayer } from '@venue/shared/graphql';
import { connectToasts, type Toast } from '@venue/shared/notify';
import {
  CartProvider,
  createCartStore,
  createUserStore,
  UserProvider,
  type UserState,
} from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { inConsole } from '../console/inConsole';
import { VenueDataProvider } from '../data/VenueData';
import { createMenuItems } from '../menu/createMenuItems';
import { MenuItemsProvider } from '../menu/MenuItemsProvider';

/** For tests: every toast since the last screen was opened. */
export const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const ADMIN: User = {
  id: 'admin-1',
  name: 'Admin User',
  email: 'admin@example.com',
  phone: '+254 700 000 000',
  address: 'Eastern Bypass',
  city: 'Nairobi',
  role: 'admin',
};

export const CUSTOMER: User = { ...ADMIN, id: 'customer-1', role: 'customer' };

/** "Now" of the data layer: 00:30 on the 22nd in Nairobi. */
export const NOW = new Date('2026-11-21T21:30:00Z');

/** A data layer at a server's address; without one, at a server that can't be reached. */
const dataAt = (url?: string): DataLayer =>
  createDataLayer({
    fetch: url ? globalThis.fetch : () => Promise.reject(new TypeError('Failed to fetch')),
    url: url ?? 'http://localhost:1/graphql',
    getToken: () => 'token',
    saveToken: () => undefined,
    now: () => NOW,
  });

export interface Visit {
  address?: string | { pathname: string; search?: string; state?: unknown };
  /** The page visited before this one. */
  from?: string;
  /** What the account store holds beside the administrator, who is signed in unless `user` says otherwise. */
  account?: Partial<UserState>;
  data?: DataLayer;
  menuItems?: ReturnType<typeof createMenuItems>;
}

/** For tests: a screen of the console with its stores and data. Other paths say "Another page". */
export function openScreen(Screen: ComponentType, visit: Visit = {}) {
  const { address = '/admin/screen', from, account, data = dataAt(), menuItems = createMenuItems() } = visit;
  toasts.splice(0);
  const user = createUserStore();
  user.setState({ user: ADMIN, ready: true, ...account });
  const Framed = inConsole(Screen);
  const entries = from === undefined ? [address] : [from, address];
  const router = createMemoryRouter(
    [
      { path: '/admin/:list', element: <Framed /> },
      { path: '/admin/:list/new', element: <Framed /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: entries },
  );
  const page = render(
    <UserProvider store={user}>
      <CartProvider store={createCartStore()}>
        <VenueDataProvider data={data}>
          <MenuItemsProvider items={menuItems}>
            <RouterProvider router={router} />
          </MenuItemsProvider>
        </VenueDataProvider>
      </CartProvider>
    </UserProvider>,
  );
  return { user, router, data, ...page };
}
