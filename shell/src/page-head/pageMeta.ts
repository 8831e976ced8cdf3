import type { PageMeta, PathParams, ScreenHandle } from '@venue/shared/contracts';
import { isObject } from '@venue/shared/types';
import { findRoute, type SiteRoute } from '@venue/shared/site-routes';
import { VENUE } from '@venue/shared/venue';
import { MISSING_PAGE } from '../routes/siteRoutes';

/** The document title of a page. The home page has the venue's name alone. */
export const documentTitle = (title: string) =>
  title === VENUE.name ? `${VENUE.name} · ${VENUE.tagline}` : `${title} · ${VENUE.name}`;

export const NOT_FOUND_PAGE: PageMeta = { title: 'Page not found', noindex: true };

/** Whether a route's data is the handle of its screen. */
export const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  isObject(handle) && typeof handle.page === 'function';

interface Match {
  params: PathParams;
  loaderData?: unknown;
}

/**
 * The metadata of the screen that is shown. A path of the site without a screen is not allowed for this
 * visitor, or its remote is away.
 */
export function pageMetaOf(
  routes: readonly SiteRoute[],
  matches: readonly Match[],
  pathname: string,
): PageMeta {
  for (const { loaderData, params } of matches)
    if (isScreenHandle(loaderData)) return loaderData.page(params);
  const route = findRoute(routes, pathname);
  if (!route || matches.some(({ loaderData }) => loaderData === MISSING_PAGE)) return NOT_FOUND_PAGE;
  return { title: route.audience === 'admin' ? 'Admin' : 'Not available right now', noindex: true };
}
