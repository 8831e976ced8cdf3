import type { RemoteName } from '@venue/shared/contracts';
import type { User } from '@venue/shared/types';
import { createBrowserRouter } from 'react-router-dom';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { findRoute, mayOpen } from './routeTable';
import { toRoute } from './toRoute';
import { enterAtCanonicalAddress } from './useCanonicalAddress';
import { boundaryOf, createRoutes } from './createRoutes';

/**
 * The browser's router. A remote is loaded on the first visit to one of its paths by somebody who may see it.
 * @param isStaticPage The first page is in the HTML document already and may have been scrolled.
 */
export function createSiteRouter(currentUser: () => User | null, isStaticPage: boolean) {
  enterAtCanonicalAddress();
  const patched = new Set<RemoteName>();
  const isLoaded = (remote: RemoteName) => patched.has(remote);
  return createBrowserRouter(createRoutes(currentUser, { isLoaded, isStaticPage }), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const route = findRoute(path);
      if (!route || patched.has(route.remote) || !mayOpen(route.audience, currentUser())) return;
      const remote = await loadRemoteModule(route.remote).catch((error: unknown) => {
        // Otherwise the router would show the error of a navigation that the visitor has left.
        if (!signal.aborted) throw error;
      });
      // `patch` has no effect after the visitor has navigated on, so the remote is patched in on the next visit.
      if (!remote || signal.aborted) return;
      patch(boundaryOf(route.remote), remote.routes.map(toRoute));
      patched.add(route.remote);
    },
  });
}
