import { connectToasts, type Toast } from '@venue/shared/notify';
import {
  CartProvider,
  createCartStore,
  createUserStore,
  UserProvider,
  type CartState,
  type UserState,
} from '@venue/shared/stores';
import type { Order, User } from '@venue/shared/types';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** For tests: every toast since the last screen was opened. */
export const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

export const AMINA: User = {
  id: 'customer-7',
  name: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 711 000 000',
  address: 'Kamulu',
  city: 'Nairobi',
  role: 'customer',
};

/** An order of 2 x Grilled Tilapia, delivered, unless told otherwise. */
export const order = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  date: '2026-11-01',
  status: 'delivered',
  total: 2400,
  items: [{ name: 'Grilled Tilapia', price: 1200, quantity: 2 }],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
  ...more,
});

interface Visit {
  address?: string | { pathname: string; state: unknown };
  /** What the account store holds beside Amina, who is signed in unless `user` says otherwise. */
  account?: Partial<UserState>;
  cart?: Partial<CartState>;
}

/** For tests: a screen of the portal in a browser whose stores are there. Other paths show their own address. */
export function openScreen(Screen: ComponentType, { address = '/', account, cart }: Visit = {}) {
  toasts.splice(0);
  const stores = { user: createUserStore(), cart: createCartStore() };
  stores.user.setState({ user: AMINA, ready: true, ...account });
  stores.cart.setState({ ready: true, ...cart });
  const path = typeof address === 'string' ? address.replace(/\?.*/, '') : address.pathname;
  const router = createMemoryRouter(
    [
      { path, element: <Screen /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const page = render(
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>,
  );
  return { ...stores, router, ...page };
}
