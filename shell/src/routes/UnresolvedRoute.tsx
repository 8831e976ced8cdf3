import { Navigate, useLocation, useMatches } from 'react-router-dom';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { isMissingPage } from './missingPage';

/** The route of every path for which no remote has a screen yet. */
export function UnresolvedRoute() {
  const { pathname, search, hash } = useLocation();
  const isMissing = isMissingPage(useMatches());
  if (isMissing) return <NotFoundScreen />;
  // The remote was not requested, because the visitor was not signed in then. Navigating to the same path loads it.
  return <Navigate to={pathname + search + hash} replace />;
}
