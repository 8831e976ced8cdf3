import { matchPath } from 'react-router-dom';
import { ROUTE_TABLE, type SiteRoute } from './routeTable';

/** The line of the route table that a path belongs to; null means the not-found page. */
export const findRoute = (pathname: string): SiteRoute | null =>
  ROUTE_TABLE.find((route) => matchPath(route.path, pathname)) ?? null;
