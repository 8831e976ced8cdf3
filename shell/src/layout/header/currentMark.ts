import { paths } from '@venue/shared/paths';
import { matchPath } from 'react-router-dom';
import { findRoute } from '../../routes/findRoute';

/**
 * `aria-current` of a link: the page itself, or the section it belongs to. On paths that are nobody's there is none,
 * since the one not-found page serves them all and has to look the same at each.
 */
export function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  if (!findRoute(pathname)) return undefined;
  if (matchPath(to, pathname)) return 'page';
  const isSection = to !== paths.home() && matchPath({ path: to, end: false }, pathname);
  return isSection ? 'true' : undefined;
}
