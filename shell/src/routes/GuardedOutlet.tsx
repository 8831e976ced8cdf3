import { paths } from '@venue/shared/paths';
import { findRoute, useSiteRoutes } from '@venue/shared/site-routes';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { mayOpen } from './siteRoutes';

/** Shows a remote's screen while the visitor may see it. It also reacts to a sign-out in another tab. */
export function GuardedOutlet() {
  const { pathname, search } = useLocation();
  const user = useUser((state) => state.user);
  const isLeaving = useNavigation().state !== 'idle';
  const audience = findRoute(useSiteRoutes(), pathname)?.audience ?? 'everyone';
  if (mayOpen(audience, user)) return <Outlet />;
  if (audience === 'admin') return <AccessDenied />;
  // A sign-out in this tab is already navigating to the home page (useSignOut).
  return isLeaving ? null : <Navigate to={paths.signInFrom(pathname + search)} replace />;
}
