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

/** Id of the pathless route under which a remote's screens are patched in. */
export const boundaryOf = (remote: RemoteName) => `boundary:${remote}`;

/** Guests who ask for a customer's screen go to sign-in before anything of that screen is shown. */
const guard =
  (currentUser: () => User | null): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(pathname);
    if (route?.audience === 'signed-in' && !mayOpen(route.audience, currentUser()))
      throw redirect(paths.signInFrom(canonicalPath(pathname) + search));
  };

interface RouteOptions {
  /** Screens that are known from the start (the renderer of static pages has them). */
  screens?: Partial<Record<RemoteName, ScreenRoute[]>>;
  /** Whether a remote's screens are there; by default those that `screens` has. */
  isLoaded?: (remote: RemoteName) => boolean;
  /** The first page stands in the document already: its scroll position is left alone. */
  isStaticPage?: boolean;
}

/** Tells whether a path without a screen is missing for good: unknown, or its remote is loaded and lacks it. */
const missingPageLoader =
  (currentUser: () => User | null, isLoaded: (remote: RemoteName) => boolean): LoaderFunction =>
  ({ request }) => {
    const route = findRoute(new URL(request.url).pathname);
    const isMissing = !route || (isLoaded(route.remote) && mayOpen(route.audience, currentUser()));
    return isMissing ? MISSING_PAGE : null;
  };

/**
 * The routes the shell itself has: one boundary a remote, empty until its area is first visited, and one splat that
 * matches whatever no remote has brought yet. Boundaries have no path: with one they would match by themselves, and
 * the remote would never be asked for.
 * @param currentUser Who is signed in right now.
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
