import { paths } from '@venue/shared/paths';
import { matchPath } from 'react-router-dom';
import { findRoute } from '../../routes/routeTable';

/**
 * `aria-current` of a navigation link: `page` for the page itself, `true` for its section. Unknown paths have none,
 * because one static not-found page serves them all and must be the same for each.
 */
export function ariaCurrentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (!findRoute(pathname)) return undefined;
  if (matchPath(to, pathname)) return 'page';
  const isSection = to !== paths.home() && matchPath({ path: to, end: false }, pathname);
  return isSection ? 'true' : undefined;
}
