import { findRoute } from './routeTable';

/**
 * The one address of the page at a path: no slash at the end, and every word of the route table as it is written
 * there. Ids stay as they are, since only their page knows which ones exist; so does the case of an unknown path.
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
