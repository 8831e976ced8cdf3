import { findRoute, useSiteRoutes, type SiteRoute } from '@venue/shared/site-routes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The canonical form of a path: no slash at the end, and each segment in the letter case of its route. Ids keep their
 * case, because only their page knows which exist, and so do unknown paths.
 */
export function canonicalPath(routes: readonly SiteRoute[], pathname: string): string {
  const trimmed = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const route = findRoute(routes, trimmed);
  if (!route) return trimmed;
  const given = trimmed.split('/');
  return route.path
    .split('/')
    .map((word, index) => (word.startsWith(':') ? given[index] : word))
    .join('/');
}

/** Replaces a first address that is not canonical before the router reads it. */
export function enterAtCanonicalAddress(routes: readonly SiteRoute[]) {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(routes, pathname);
  if (canonical === pathname) return;
  window.history.replaceState(window.history.state, '', canonical + search + hash);
}

/** Replaces an address that is not canonical after a navigation, in the same history entry. */
export function useCanonicalAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const canonical = canonicalPath(useSiteRoutes(), pathname);
  useEffect(() => {
    if (canonical === pathname) return;
    void navigate({ pathname: canonical, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [canonical, pathname, search, hash, state, navigate]);
}
