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
  if (!findRoute(routes, pathname)) return undefined;
  if (matchPath(to, pathname)) return 'page';
  const isSection = to !== paths.home() && matchPath({ path: to, end: false }, pathname);
  return isSection ? 'true' : undefined;
}
