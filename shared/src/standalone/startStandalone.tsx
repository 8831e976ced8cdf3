import {
  CartProvider,
  connectStorage,
  createCartStore,
  createUserStore,
  UserProvider,
} from '@venue/shared/stores';
import { onFirstToast } from '@venue/shared/notify';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '../contracts';
import { siteRoutesOf } from '../site-routes';
import { loadToasts } from '../toasts';
import { GlobalStyle } from '@venue/shared/ui/theme';
import { StandaloneFrame } from './StandaloneFrame';

/**
 * Starts a remote at its own address without the shell, with stores of its own and only its own screens.
 * @param title Name of the remote on the page.
 */
export function startStandalone(remote: RemoteName, { routes }: RemoteModule, title: string) {
  const root = document.getElementById('root');
  const [first] = routes;
  if (!root || !first) throw new Error(`${title} has no root element or no routes.`);
  onFirstToast(() => loadToasts().then(({ mountToasts }) => mountToasts()));
  const user = createUserStore();
  const cart = createCartStore();
  connectStorage({ user, cart });
  const screens = routes.filter((route) => !route.path.includes(':')).map((route) => route.path);
  const router = createBrowserRouter([
    {
      handle: { siteRoutes: siteRoutesOf(remote, routes) },
      element: <StandaloneFrame title={title} screens={screens} />,
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: <Navigate to={first.path} replace /> }],
    },
  ]);
  createRoot(root).render(
    <UserProvider store={user}>
      <CartProvider store={cart}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>,
  );
}
