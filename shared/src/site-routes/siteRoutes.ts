import { matchPath, useMatches } from 'react-router-dom';
import type { Audience, RemoteName, ScreenRoute } from '../contracts';

/** A path of the site, as the release of its remote lists it. */
export interface SiteRoute {
  path: string;
  audience: Audience;
  title: string;
  remote: RemoteName;
}

/** `handle` of the outermost route, by which every screen of the page sees the paths of the whole site. */
export interface SiteHandle {
  siteRoutes: readonly SiteRoute[];
}

/** The paths of a remote's own screens. */
export const siteRoutesOf = (remote: RemoteName, screens: readonly ScreenRoute[]): SiteRoute[] =>
  screens.map(({ path, handle: { audience, page } }) => ({ path, audience, title: page({}).title, remote }));

const hasParameter = ({ path }: SiteRoute) => path.includes(':');

/** The route that a path belongs to; null means the not-found page. A fixed path wins over a pattern. */
export function findRoute(routes: readonly SiteRoute[], pathname: string): SiteRoute | null {
  const matching = routes.filter(({ path }) => matchPath(path, pathname));
  return matching.find((route) => !hasParameter(route)) ?? matching[0] ?? null;
}

const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === 'object' && handle !== null && 'siteRoutes' in handle;

const NO_ROUTES: readonly SiteRoute[] = [];

/** Every path of the site. Without a host (in a test of one screen) there are none. */
export function useSiteRoutes(): readonly SiteRoute[] {
  const handle = useMatches().find((match) => isSiteHandle(match.handle))?.handle;
  return isSiteHandle(handle) ? handle.siteRoutes : NO_ROUTES;
}

/** The name of a page to write into a link. A page that its title alone does not name is "where you were". */
export function usePageName(address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  const route = findRoute(useSiteRoutes(), pathname);
  return route && !hasParameter(route) ? route.title : 'where you were';
}
