import { Navigate, useLocation, useMatches } from 'react-router-dom';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { isMissingPage } from './missingPage';

/** Stands at every path that no remote has brought a screen for. */
export function UnresolvedRoute() {
  const { pathname, search, hash } = useLocation();
  const isMissing = isMissingPage(useMatches());
  if (isMissing) return <NotFoundScreen />;
  // The remote was not asked for, because the visitor was not yet signed in: the same path again brings it.
  return <Navigate to={pathname + search + hash} replace />;
}
