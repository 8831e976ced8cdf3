import { paths } from '@venue/shared/paths';
import { findRoute, useSiteRoutes, type SiteRoute } from '@venue/shared/site-routes';
import { Link, matchPath, useLocation, type LinkProps } from 'react-router-dom';

/**
 * `aria-current` of a navigation link: `page` for the page itself, `true` for its section. Unknown paths have none,
 * because one static not-found page serves them all and must be the same for each.
 */
function ariaCurrentFor(
  routes: readonly SiteRoute[],
  to: string,
  pathname: string,
): 'page' | 'true' | undefined {
  const match = matchPath({ path: to, end: to === paths.home() }, pathname);
  if (!match || !findRoute(routes, pathname)) return undefined;
  return matchPath(to, pathname) ? 'page' : 'true';
}

export interface NavItemLinkProps extends LinkProps {
  to: string;
}

/** A link of the navigation, marked while its page or a page below it is open. */
export function NavItemLink({ to, ...rest }: NavItemLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={ariaCurrentFor(useSiteRoutes(), to, pathname)} {...rest} />;
}
