import { REMOTE_NAMES, type RemoteName, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { findRoute, type SiteHandle, type SiteRoute } from '@venue/shared/site-routes';
import type { User } from '@venue/shared/types';
import { redirect, type LoaderFunction, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { SiteErrorScreen } from '../unexpected-error/SiteErrorScreen';
import { RemoteFailureBoundary } from './RemoteFailureBoundary';
import { canonicalPath } from './canonicalPath';
import { GuardedOutlet } from './GuardedOutlet';
import { MISSING_PAGE } from './missingPage';
import { FrameRoute } from './FrameRoute';
import { mayOpen } from './siteRoutes';
import { toRoute } from './toRoute';
import { UnresolvedRoute } from './UnresolvedRoute';

/** Id of the pathless route that gets a remote's screens as children. */
export const boundaryOf = (remote: RemoteName) => `boundary:${remote}`;

/** What the routes ask for whenever a visitor moves. */
export interface Site {
  /** The user who is signed in now. */
  currentUser: () => User | null;
  /** Every path of the site, as the registry lists it now. */
  siteRoutes: () => readonly SiteRoute[];
}

/** Sends guests from a customer's screen to sign-in before the screen loads. */
const guard =
  ({ currentUser, siteRoutes }: Site): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(siteRoutes(), pathname);
    if (route?.audience === 'signed-in' && !mayOpen(route.audience, currentUser()))
      throw redirect(paths.signInFrom(canonicalPath(siteRoutes(), pathname) + search));
  };

interface RouteOptions {
  /** Screens that are available from the start, as in the renderer of static pages. */
  screens?: Partial<Record<RemoteName, ScreenRoute[]>>;
  /** Whether a remote's screens are available; by default those in `screens`. */
  isLoaded?: (remote: RemoteName) => boolean;
  /** The first page is in the HTML document already, so its scroll position is not changed. */
  isStaticPage?: boolean;
}

/**
 * Decides whether a path without a screen is missing: it is unknown, or its remote is loaded and has no screen for it.
 */
const missingPageLoader =
  ({ currentUser, siteRoutes }: Site, isLoaded: (remote: RemoteName) => boolean): LoaderFunction =>
  ({ request }) => {
    const route = findRoute(siteRoutes(), new URL(request.url).pathname);
    const isMissing = !route || (isLoaded(route.remote) && mayOpen(route.audience, currentUser()));
    return isMissing ? MISSING_PAGE : null;
  };

/**
 * The shell's own routes: one boundary per remote, without children until the remote is loaded, and a splat route for
 * every path without a screen. Boundaries have no path, because one with a path would match by itself, and the remote
 * would never be loaded.
 */
export function createRoutes(
  site: Site,
  { screens = {}, isLoaded = (remote) => Boolean(screens[remote]), isStaticPage = false }: RouteOptions = {},
): RouteObject[] {
  const middleware = [guard(site)];
  const boundary = {
    element: <GuardedOutlet />,
    errorElement: <RemoteFailureBoundary />,
    middleware,
  };
  const handle: SiteHandle = {
    get siteRoutes() {
      return site.siteRoutes();
    },
  };
  return [
    {
      id: 'site',
      handle,
      element: <FrameRoute keepsFirstPosition={isStaticPage} />,
      errorElement: <SiteErrorScreen />,
      HydrateFallback: () => null,
      children: [
        ...REMOTE_NAMES.map((remote) => ({
          ...boundary,
          id: boundaryOf(remote),
          children: (screens[remote] ?? []).map((screen) => toRoute(screen)),
        })),
        {
          ...boundary,
          id: 'unresolved',
          children: [
            {
              id: 'unmatched',
              path: '*',
              loader: missingPageLoader(site, isLoaded),
              element: <UnresolvedRoute />,
            },
          ],
        },
      ],
    },
  ];
}
