import { REMOTE_NAMES, type RemoteName, type ScreenRoute } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import type { User } from '@venue/shared/types';
import { redirect, type LoaderFunction, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { SiteErrorScreen } from '../unexpected-error/SiteErrorScreen';
import { findRoute, mayOpen } from './routeTable';
import { RemoteFailureBoundary } from './RemoteFailureBoundary';
import { canonicalPath } from './canonicalPath';
import { GuardedOutlet } from './GuardedOutlet';
import { MISSING_PAGE } from './missingPage';
import { FrameRoute } from './FrameRoute';
import { toRoute } from './toRoute';
import { UnresolvedRoute } from './UnresolvedRoute';

/** Id of the pathless route that gets a remote's screens as children. */
export const boundaryOf = (remote: RemoteName) => `boundary:${remote}`;

/** Sends guests from a customer's screen to sign-in before the screen loads. */
const guard =
  (currentUser: () => User | null): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(pathname);
    if (route?.audience === 'signed-in' && !mayOpen(route.audience, currentUser()))
      throw redirect(paths.signInFrom(canonicalPath(pathname) + search));
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
  (currentUser: () => User | null, isLoaded: (remote: RemoteName) => boolean): LoaderFunction =>
  ({ request }) => {
    const route = findRoute(new URL(request.url).pathname);
    const isMissing = !route || (isLoaded(route.remote) && mayOpen(route.audience, currentUser()));
    return isMissing ? MISSING_PAGE : null;
  };

/**
 * The shell's own routes: one boundary per remote, without children until the remote is loaded, and a splat route for
 * every path without a screen. Boundaries have no path, because one with a path would match by itself, and the remote
 * would never be loaded.
 * @param currentUser Returns the user who is signed in now.
 */
export function createRoutes(
  currentUser: () => User | null,
  { screens = {}, isLoaded = (remote) => Boolean(screens[remote]), isStaticPage = false }: RouteOptions = {},
): RouteObject[] {
  const middleware = [guard(currentUser)];
  const boundary = {
    element: <GuardedOutlet />,
    errorElement: <RemoteFailureBoundary />,
    middleware,
  };
  return [
    {
      id: 'site',
      element: <FrameRoute keepsFirstPosition={isStaticPage} />,
      errorElement: <SiteErrorScreen />,
      HydrateFallback: () => null,
      children: [
        ...REMOTE_NAMES.map((remote) => ({
          ...boundary,
          id: boundaryOf(remote),
          children: (screens[remote] ?? []).map(toRoute),
        })),
        {
          ...boundary,
          id: 'unresolved',
          children: [
            {
              id: 'unmatched',
              path: '*',
              loader: missingPageLoader(currentUser, isLoaded),
              element: <UnresolvedRoute />,
            },
          ],
        },
      ],
    },
  ];
}
