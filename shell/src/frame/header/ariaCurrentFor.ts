import { paths } from '@venue/shared/paths';
import { matchPath } from 'react-router-dom';
import { findRoute } from '../../routes/routeTable';

/**
 * `aria-current` of a link: the page itself, or the section it belongs to. On unknown paths there is none, since the
 * one static not-found page serves them all and must look the same at each.
 */
export function ariaCurrentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (!findRoute(pathname)) return undefined;
  if (matchPath(to, pathname)) return 'page';
  const isSection = to !== paths.home() && matchPath({ path: to, end: false }, pathname);
  return isSection ? 'true' : undefined;
}
