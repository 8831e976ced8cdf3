import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { mayOpen } from './mayOpen';
import { findRoute } from './findRoute';

/** Shows a remote's screen while its visitor may see it; a sign-out in another tab takes effect here. */
export function GuardedOutlet() {
  const { pathname, search } = useLocation();
  const user = useUser((state) => state.user);
  const isLeaving = useNavigation().state !== 'idle';
  const area = findRoute(pathname)?.area ?? 'everyone';
  if (mayOpen(area, user)) return <Outlet />;
  if (area === 'admin') return <AccessDenied />;
  // Whoever signs out here is on the way home already (useSignOut).
  return isLeaving ? null : <Navigate to={paths.signInFrom(pathname + search)} replace />;
}
