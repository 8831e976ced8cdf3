import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import type { SiteRoute } from '../site-routes';
import type { InitialEntry, RouteObject } from 'react-router-dom';
import { preparePage, type Visit } from './preparePage';

/** Routes as `preparePage` makes them, rendered. */
export function openRoutes(
  routes: RouteObject[],
  visit: Visit = {},
  wrap: (page: ReactElement) => ReactElement = (page) => page,
) {
  const { page, ...rest } = preparePage(routes, visit);
  return { ...rest, ...render(wrap(page)) };
}

export interface ScreenVisit extends Omit<Visit, 'entries'> {
  address?: InitialEntry;
  /** The page visited before this one. */
  from?: string;
  /** The paths at which the screen is; that of the address unless told otherwise. */
  paths?: string[];
  /** The paths of the site, as the host lists them. */
  siteRoutes?: readonly SiteRoute[];
  /** Puts further providers around the page. */
  wrap?: (page: ReactElement) => ReactElement;
}

/** A screen in a browser whose stores are there. Other paths say "Another page". */
export function openScreen(
  Screen: ComponentType,
  { address = '/', from, paths = [pathOf(address)], siteRoutes, wrap, ...visitor }: ScreenVisit = {},
) {
  const routes = [
    ...paths.map((path) => ({ path, element: <Screen />, handle: siteRoutes && { siteRoutes } })),
    { path: '*', element: <p>Another page</p> },
  ];
  return openRoutes(routes, { entries: from === undefined ? [address] : [from, address], ...visitor }, wrap);
}

const pathOf = (address: InitialEntry) =>
  (typeof address === 'string' ? address.replace(/\?.*/, '') : address.pathname) ?? '/';
