import { paths } from '@venue/shared/paths';
import type { SiteRoute } from '@venue/shared/site-routes';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import {
  Navigate,
  redirect,
  useLocation,
  useNavigation,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { canonicalPath } from './canonicalPath';
import { RemoteFailureBoundary } from './RemoteFailureBoundary';
import { mayOpen, MISSING_PAGE, type Site } from './siteRoutes';

/** Shown where the visitor may not see a screen, also after a sign-out in another tab. */
function Refusal({ isForAdmins }: { isForAdmins: boolean }) {
  const { pathname, search } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  if (isForAdmins) return <AccessDenied />;
  // A sign-out in this tab is already navigating to the home page (useSignOut).
  return isLeaving ? null : <Navigate to={paths.signInFrom(pathname + search)} replace />;
}

/**
 * A screen that was not loaded with its address, because the visitor was not signed in then. Navigating to the same address
 * loads it, after which this is rendered again.
 */
function LateScreen({ render }: { render: () => ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return render() ?? <Navigate to={pathname + search + hash} replace />;
}

/**
 * The route of a path of the site. Its remote and its screen are loaded on the first visit by somebody who may see it. The
 * loader's data is the screen's handle, or `MISSING_PAGE` when the remote that was loaded has no screen for the path.
 */
export function screenRoute({ path, audience, remote }: SiteRoute, site: Site): RouteObject {
  let Screen: ComponentType | undefined;

  const loader: LoaderFunction = async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (!mayOpen(audience, site.currentUser())) {
      if (audience === 'admin') return null;
      throw redirect(paths.signInFrom(canonicalPath(site.siteRoutes(), pathname) + search));
    }
    const { routes } = await site.loadRemote(remote);
    const screen = routes.find((route) => route.path === path);
    try {
      Screen ??= screen ? (await screen.lazy()).Component : NotFoundScreen;
    } catch (error) {
      throw await site.onLoadError(remote, error, new URL(request.url));
    }
    return screen?.handle ?? MISSING_PAGE;
  };

  return {
    path,
    // Not by the router's `lazy`: it keeps a failure for ever, and Try again could never succeed.
    loader,
    shouldRevalidate: () => !Screen,
    errorElement: <RemoteFailureBoundary />,
    Component: function ScreenForAudience() {
      const isAllowed = useUser(({ user }) => mayOpen(audience, user));
      if (!isAllowed) return <Refusal isForAdmins={audience === 'admin'} />;
      return Screen ? <Screen /> : <LateScreen render={() => Screen && <Screen />} />;
    },
  };
}
