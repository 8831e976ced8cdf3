import type { RemoteName } from '@venue/shared/contracts';
import type { User } from '@venue/shared/types';
import { createBrowserRouter } from 'react-router-dom';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { mayOpen } from './mayOpen';
import { boundaryOf, createRoutes } from './createRoutes';
import { findRoute } from './findRoute';

/** The browser's router: a remote is loaded when its area is first visited by someone who may see it. */
export function createSiteRouter(currentUser: () => User | null) {
  const patched = new Set<RemoteName>();
  return createBrowserRouter(createRoutes(currentUser), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const route = findRoute(path);
      if (!route || patched.has(route.remote) || !mayOpen(route.area, currentUser())) return;
      const { routes } = await loadRemoteModule(route.remote);
      // `patch` does nothing once the visitor has moved on: then the remote is still to be patched in next time.
      if (signal.aborted) return;
      patch(boundaryOf(route.remote), routes);
      patched.add(route.remote);
    },
  });
}
