import { useUser } from '@venue/shared/stores';
import { AccessDenied } from '@venue/shared/ui';
import { Navigate, useLocation } from 'react-router-dom';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { mayOpen } from './mayOpen';
import { findRoute } from './findRoute';

/** What stands at a path that no remote has brought: nobody's path, or one this visitor may not see. */
export function Unmatched() {
  const { pathname, search, hash } = useLocation();
  const user = useUser((state) => state.user);
  const route = findRoute(pathname);
  if (!route) return <NotFoundScreen />;
  if (!mayOpen(route.area, user)) return <AccessDenied />;
  // Signed in meanwhile: asking for the same path again brings the remote.
  return <Navigate to={pathname + search + hash} replace />;
}
