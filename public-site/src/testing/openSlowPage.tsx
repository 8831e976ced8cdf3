import { act, render } from '@testing-library/react';
import { CartProvider, createCartStore, createUserStore, UserProvider } from '@venue/shared/stores';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * For tests: a screen whose address changes only when the test says so, as on a slow phone. `arrive` lets every
 * navigation that is under way come to its end.
 */
export function openSlowPage(Screen: ComponentType, address: string) {
  const waiting: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      {
        id: 'screen',
        path: '*',
        element: <Screen />,
        loader: () => new Promise((done) => waiting.push(() => done(null))),
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { screen: null } } },
  );
  const cart = createCartStore();
  const user = createUserStore();
  cart.setState({ ready: true });
  user.setState({ ready: true });
  render(
    <UserProvider store={user}>
      <CartProvider store={cart}>
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>,
  );
  const arrive = () =>
    act(async () => {
      waiting.splice(0).forEach((done) => done());
      await Promise.resolve();
    });
  return { router, arrive };
}
