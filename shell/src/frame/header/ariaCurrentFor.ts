import { paths } from '@venue/shared/paths';
import { findRoute, type SiteRoute } from '@venue/shared/site-routes';
import { matchPath } from 'react-router-dom';

/**
 * `aria-current` of a navigation link: `page` for the page itself, `true` for its section. Unknown paths have none,
 * because one static not-found page serves them all and must be the same for each.
 */
export function ariaCurrentFor(
  routes: readonly SiteRoute[],
  to: string,
  pathname: string,
): 'page' | 'true' | undefined {
  const match = matchPath({ path: to, end: to === paths.home() }, pathname);
  if (!match || !findRoute(routes, pathname)) return undefined;
  return matchPath(to, pathname) ? 'page' : 'true';
}
