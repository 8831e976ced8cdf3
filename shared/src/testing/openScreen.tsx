import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
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
  /** Puts further providers around the page. */
  wrap?: (page: ReactElement) => ReactElement;
}

/** A screen in a browser whose stores are there. Other paths say "Another page". */
export function openScreen(
  Screen: ComponentType,
  { address = '/', from, paths = [pathOf(address)], wrap, ...visitor }: ScreenVisit = {},
) {
  const routes = [
    ...paths.map((path) => ({ path, element: <Screen /> })),
    { path: '*', element: <p>Another page</p> },
  ];
  return openRoutes(routes, { entries: from === undefined ? [address] : [from, address], ...visitor }, wrap);
}

const pathOf = (address: InitialEntry) =>
  (typeof address === 'string' ? address.replace(/\?.*/, '') : address.pathname) ?? '/';
