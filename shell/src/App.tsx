import { CartProvider, UserProvider } from '@venue/shared/stores';
import { GlobalStyle } from '@venue/shared/ui/theme';
import { useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { VenueStores } from './createStores';

interface AppProps {
  stores: VenueStores;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Runs once, when React has attached its event handlers to the page. */
  onStart?: () => void;
}

/** The site, in the browser and in the renderer of static pages alike. */
export function App({ stores, router, onStart }: AppProps) {
  // An effect rather than a component of its own: one more child here would give every `useId` another value than the
  // static page has.
  useEffect(() => onStart?.(), [onStart]);
  return (
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <GlobalStyle />
        <RouterProvider router={router} />
      </CartProvider>
    </UserProvider>
  );
}
