import { findRoute } from './routeTable';

/**
 * The canonical form of a path: no slash at the end, and each segment in the letter case of the route table. Ids keep
 * their case, because only their page knows which exist, and so do unknown paths.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const route = findRoute(trimmed);
  if (!route) return trimmed;
  const given = trimmed.split('/');
  return route.path
    .split('/')
    .map((word, index) => (word.startsWith(':') ? given[index] : word))
    .join('/');
}
