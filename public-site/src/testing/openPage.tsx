import { connectToasts, type Toast } from '@venue/shared/notify';
import { CartProvider, createCartStore, createUserStore, UserProvider } from '@venue/shared/stores';
import type { CartLine, Order, User } from '@venue/shared/types';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** For tests: every toast since the last page was opened. */
export const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

export const AMINA: User = {
  id: 'customer-1',
  name: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 711 000 000',
  address: 'Kamulu',
  city: 'Nairobi',
  role: 'customer',
};

interface Visit {
  address?: string;
  lines?: CartLine[];
  user?: User | null;
  orders?: Order[];
}

function prepare(Screen: ComponentType, { address = '/', lines = [], user = null, orders = [] }: Visit) {
  const stores = { cart: createCartStore(), user: createUserStore() };
  const fill = () => {
    stores.cart.setState({ lines, ready: true });
    stores.user.setState({ user, orders, ready: true });
  };
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [address] });
  const page = (
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>
  );
  return { ...stores, router, page, fill };
}

/** For tests: a screen in a browser whose cart and account are there. */
export function openPage(Screen: ComponentType, visit: Visit = {}) {
  toasts.splice(0);
  const { page, fill, ...rest } = prepare(Screen, visit);
  fill();
  return { ...rest, ...render(page) };
}

/** For tests: what the static page of a screen says before the browser runs it. */
export function staticPage(Screen: ComponentType, address = '/'): HTMLElement {
  const html = document.createElement('div');
  html.innerHTML = renderToString(prepare(Screen, { address }).page);
  return html;
}

/** For tests: a cart line of 'Dish 7' and the like. */
export function line(id: number, price: number, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  return { id, name: `Dish ${id}`, price, quantity, ...more };
}

/** For tests: the message that a WhatsApp link opens with. */
export function whatsappText(link: HTMLElement): string {
  const url = new URL(link.getAttribute('href') ?? '');
  if (url.origin !== 'https://wa.me') throw new Error(`"${url.href}" does not open WhatsApp.`);
  return url.searchParams.get('text') ?? '';
}
