import type { SiteHandle } from '@venue/shared/site-routes';
import type { RouteObject } from 'react-router-dom';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { BareErrorScreen } from '../unexpected-error/BareErrorScreen';
import { UnexpectedErrorScreen } from '../unexpected-error/UnexpectedErrorScreen';
import { FrameRoute } from './FrameRoute';
import { RemoteFailureBoundary } from './RemoteFailureBoundary';
import { screenRoute } from './screenRoute';
import { MISSING_PAGE, type Site } from './siteRoutes';

/** The route inside of the frame, to which those of the screens belong. */
export const SITE_ROUTE = 'site';

/**
 * The routes of the shell: the frame, in it a route for each path of the site, and the not-found page for all others.
 * @param isStaticPage The first page is in the HTML document already, so its scroll position is not changed.
 */
export function createRoutes(site: Site, isStaticPage = false): RouteObject[] {
  const handle: SiteHandle = {
    get siteRoutes() {
      return site.siteRoutes();
    },
  };
  const missing: RouteObject = {
    path: '*',
    loader: () => MISSING_PAGE,
    Component: NotFoundScreen,
    // Of a registry that can't be read.
    errorElement: <RemoteFailureBoundary />,
  };
  return [
    {
      errorElement: <BareErrorScreen />,
      HydrateFallback: () => null,
      children: [
        {
          id: SITE_ROUTE,
          handle,
          element: <FrameRoute keepsFirstPosition={isStaticPage} />,
          errorElement: <UnexpectedErrorScreen />,
          children: [...site.siteRoutes().map((route) => screenRoute(route, site)), missing],
        },
      ],
    },
  ];
}
