import type { User } from '@venue/shared/types';
import { createBrowserRouter } from 'react-router-dom';
import { recoverScreen } from '../recovery/recoverScreen';
import { currentRegistry, readRegistry } from '../registry/readRegistry';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { RemoteError } from '../remotes/RemoteError';
import { createRoutes, SITE_ROUTE } from './createRoutes';
import { screenRoute } from './screenRoute';
import { siteRoutesOf, type Site } from './siteRoutes';
import { enterAtCanonicalAddress } from './canonicalPath';

const isRegistryRead = () => Object.keys(currentRegistry()).length > 0;

/** Without the registry the page knows no path, so it is read anew at every navigation. */
const readAgain = () =>
  readRegistry({ fresh: true }).catch((error: unknown) => {
    throw new RemoteError(
      { remote: 'public_site', version: null, phase: 'registry', reason: 'registry' },
      error,
    );
  });

/**
 * The browser's router.
 * @param isStaticPage The first page is in the HTML document already and may have been scrolled.
 */
export function createSiteRouter(currentUser: () => User | null, isStaticPage: boolean) {
  const siteRoutes = () => siteRoutesOf(currentRegistry());
  const site: Site = { currentUser, siteRoutes, loadRemote: loadRemoteModule, onLoadError: recoverScreen };
  enterAtCanonicalAddress(siteRoutes());
  const known = new Set(siteRoutes().map(({ path }) => path));
  return createBrowserRouter(createRoutes(site, isStaticPage), {
    /** Runs for a path without a route. The registry may bring one by now. */
    async patchRoutesOnNavigation({ patch, signal }) {
      try {
        if (!isRegistryRead()) await readAgain();
      } catch (error) {
        // Otherwise the router would show the error of a navigation that the visitor has left.
        if (!signal.aborted) throw error;
      }
      // `patch` has no effect after that.
      if (signal.aborted) return;
      const added = siteRoutes().filter(({ path }) => !known.has(path));
      for (const { path } of added) known.add(path);
      const routes = added.map((route) => screenRoute(route, site));
      if (routes.length > 0) patch(SITE_ROUTE, routes);
    },
  });
}
