import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { findRoute, mayOpen } from './routeTable';

/** Shows a remote's screen while its visitor may see it; a sign-out in another tab takes effect here. */
export function GuardedOutlet() {
  const { pathname, search } = useLocation();
  const user = useUser((state) => state.user);
  const isLeaving = useNavigation().state !== 'idle';
  const audience = findRoute(pathname)?.audience ?? 'everyone';
  if (mayOpen(audience, user)) return <Outlet />;
  if (audience === 'admin') return <AccessDenied />;
  // Whoever signs out here is on the way home already (useSignOut).
  return isLeaving ? null : <Navigate to={paths.signInFrom(pathname + search)} replace />;
}
