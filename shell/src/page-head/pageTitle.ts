import type { PageMeta, PathParams, ScreenHandle } from '@venue/shared/contracts';
import { VENUE } from '@venue/shared/venue';

/** The document's title for a page; the home page carries the venue's name alone. */
export const documentTitle = (title: string) =>
  title === VENUE.name ? `${VENUE.name} · ${VENUE.tagline}` : `${title} · ${VENUE.name}`;

export const NOT_FOUND_PAGE: PageMeta = { title: 'Page not found', noindex: true };

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle && typeof handle.page === 'function';

interface Match {
  params: PathParams;
  handle: unknown;
}

/** The head of the page that the deepest matching screen describes. */
export function pageOf(matches: readonly Match[]): PageMeta {
  const match = matches.findLast((candidate) => isScreenHandle(candidate.handle));
  return match && isScreenHandle(match.handle) ? match.handle.page(match.params) : NOT_FOUND_PAGE;
}
