import { CartProvider, UserProvider } from '@venue/shared/stores';
import { GlobalStyle } from '@venue/shared/ui/theme';
import { RouterProvider } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { VenueStores } from './stores/createStores';

interface AppProps {
  stores: VenueStores;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The site, in the browser and in the renderer of static pages alike. */
export function App({ stores, router }: AppProps) {
  return (
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>
  );
}
