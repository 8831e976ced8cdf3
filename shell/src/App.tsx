import { CartProvider, UserProvider } from '@venue/shared/stores';
import { GlobalStyle } from '@venue/shared/ui/theme';
import { useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { VenueStores } from './createStores';

interface AppProps {
  stores: VenueStores;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Called once, when React has attached its event handlers to the page. */
  onStart?: () => void;
}

/** The site's root component, for the browser and for the renderer of static pages. */
export function App({ stores, router, onStart }: AppProps) {
  // An effect rather than a component of its own: one more child here would change the value of every `useId`, which
  // then would not match the static page.
  useEffect(() => onStart?.(), [onStart]);
  return (
    <UserProvider store={stores.user}>
      <CartProvider store={stores.cart}>
        <GlobalStyle />
        {/* As a transition, a navigation would be rendered in slices, with other work between them, and the heading of the next
            page would come 100 ms later on a slow phone. */}
        <RouterProvider router={router} useTransitions={false} />
      </CartProvider>
    </UserProvider>
  );
}
