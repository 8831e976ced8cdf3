import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MANDAZI } from '../testing/fixtures';
import { connectStorage } from './connectStorage';
import { createCartStore } from './createCartStore';
import { createUserStore } from './createUserStore';
import { CartProvider, useCart, useCartStore, UserProvider, useUser, useUserStore } from './storeProviders';

const user = {
  id: 'u1',
  name: 'Wanjiru',
  email: '',
  phone: '',
  address: '',
  city: '',
  role: 'customer',
} as const;

function Badge() {
  const dishes = useCart((state) => state.lines.length);
  const name = useUser((state) => state.user?.name ?? 'guest');
  const ready = useUser((state) => state.ready);
  return <p>{`${name}, ${dishes} dishes, ${ready ? 'ready' : 'not ready'}`}</p>;
}

function createPage() {
  const stores = { user: createUserStore(), cart: createCartStore() };
  const page = (children: ReactNode) => (
    <StrictMode>
      <UserProvider store={stores.user}>
        <CartProvider store={stores.cart}>{children}</CartProvider>
      </UserProvider>
    </StrictMode>
  );
  return { ...stores, page };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each<[string, () => unknown]>([
  ['useCart must be used within a CartProvider', () => useCart((state) => state.lines)],
  ['useCart must be used within a CartProvider', () => useCartStore()],
  ['useUser must be used within a UserProvider', () => useUser((state) => state.user)],
  ['useUser must be used within a UserProvider', () => useUserStore()],
])('says %s', (message, hook) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(hook)).toThrow(new Error(message));
});

it('a page prerendered for nobody hydrates without a message, then shows what is stored', async () => {
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(createPage().page(<Badge />));
  expect(html).toContain('guest, 0 dishes, not ready');
  localStorage.setItem('cart', JSON.stringify([{ ...MANDAZI, quantity: 1 }]));
  localStorage.setItem('user', JSON.stringify(user));

  const error = jest.spyOn(console, 'error');
  const warn = jest.spyOn(console, 'warn');
  const recovered = jest.fn();
  const root = document.createElement('div');
  root.innerHTML = html;
  const paragraph = root.querySelector('p');
  const { page, ...stores } = createPage();
  const dispose = connectStorage(stores, { storage: localStorage });
  const mounted = await act(() => hydrateRoot(root, page(<Badge />), { onRecoverableError: recovered }));
  expect(root).toHaveTextContent('Wanjiru, 1 dishes, ready');
  expect(root.querySelector('p')).toBe(paragraph);
  expect(recovered).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  act(() => mounted.unmount());
  dispose();
});
