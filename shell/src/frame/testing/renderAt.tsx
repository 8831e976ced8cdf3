import { openRoutes, preparePage, type Visit } from '@venue/shared/testing';
import type { ReactNode } from 'react';
import { SITE_ROUTES } from '../../testing/siteRoutes';

type Visitor = Omit<Visit, 'entries'>;

const routesOf = (children: ReactNode) => [
  { path: '*', element: children, handle: { siteRoutes: SITE_ROUTES } },
];

/** Something of the frame at an address of the site, as a visitor meets it; not rendered yet. */
export const pageAt = (path: string, children: ReactNode, visitor: Visitor = {}) =>
  preparePage(routesOf(children), { entries: [path], ...visitor });

/** The same, rendered. */
export const renderAt = (path: string, children: ReactNode, visitor: Visitor = {}) =>
  openRoutes(routesOf(children), { entries: [path], ...visitor });
