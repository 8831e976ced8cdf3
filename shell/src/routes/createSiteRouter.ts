import type { RemoteName } from '@venue/shared/contracts';
import { findRoute } from '@venue/shared/site-routes';
import type { User } from '@venue/shared/types';
import { createBrowserRouter } from 'react-router-dom';
import { recoverScreen } from '../recovery/recoverScreen';
import { currentRegistry, readRegistry } from '../registry/readRegistry';
import type { Registry } from '../registry/registry';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { RemoteError } from '../remotes/RemoteError';
import { boundaryOf, createRoutes } from './createRoutes';
import { mayOpen, siteRoutesOf } from './siteRoutes';
import { toRoute } from './toRoute';
import { enterAtCanonicalAddress } from './useCanonicalAddress';

/** Waits for the registry. Without it the page knows no path, so it is read anew at every navigation. */
function registryReader(first: Promise<Registry>) {
  let reading: Promise<Registry> | null = first;
  return async () => {
    if (Object.keys(currentRegistry()).length > 0) return;
    const now = reading ?? readRegistry({ fresh: true });
    reading = null;
    await now.catch((error: unknown) => {
      throw new RemoteError(
        { remote: 'public_site', version: null, phase: 'registry', reason: 'registry' },
        error,
      );
    });
  };
}

interface FirstPage {
  /** It is in the HTML document already and may have been scrolled. */
  isStaticPage: boolean;
  /** The first reading of the registry, under way or over. */
  reading: Promise<Registry>;
}

/**
 * The browser's router. A remote is loaded on the first visit to one of its paths by somebody who may see it.
 * @param currentUser Returns the user who is signed in now.
 */
export function createSiteRouter(currentUser: () => User | null, { isStaticPage, reading }: FirstPage) {
  const requireRegistry = registryReader(reading);
  const siteRoutes = () => siteRoutesOf(currentRegistry());
  enterAtCanonicalAddress(siteRoutes());
  const patched = new Set<RemoteName>();
  const isLoaded = (remote: RemoteName) => patched.has(remote);
  return createBrowserRouter(createRoutes({ currentUser, siteRoutes }, { isLoaded, isStaticPage }), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const ignoreWhenLeft = (error: unknown) => {
        // Otherwise the router would show the error of a navigation that the visitor has left.
        if (!signal.aborted) throw error;
      };
      await requireRegistry().catch(ignoreWhenLeft);
      const route = findRoute(siteRoutes(), path);
      if (!route || patched.has(route.remote) || !mayOpen(route.audience, currentUser())) return;
      const remote = await loadRemoteModule(route.remote).catch(ignoreWhenLeft);
      // `patch` has no effect after the visitor has navigated on, so the remote is patched in on the next visit.
      if (!remote || signal.aborted) return;
      const recover = recoverScreen(route.remote);
      patch(
        boundaryOf(route.remote),
        remote.routes.map((screen) => toRoute(screen, recover)),
      );
      patched.add(route.remote);
    },
  });
}
