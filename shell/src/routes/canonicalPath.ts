import { findRoute, type SiteRoute } from '@venue/shared/site-routes';

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
