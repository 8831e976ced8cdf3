import type { SiteRoute } from '@venue/shared/site-routes';

/**
 * Rules by which the browser itself fetches the next page when a link is pointed at or pressed, as long as no
 * application runs on this one. Only pages that everybody may see are named.
 */
export function speculationRules(routes: readonly SiteRoute[]): string {
  const isPublic = ({ audience, remote }: SiteRoute) => audience === 'everyone' && remote === 'public_site';
  // A parameter is written in the same way in the routes and in URL patterns.
  const patterns = routes.filter(isPublic).map(({ path }) => path);
  return JSON.stringify({
    prefetch: [{ source: 'document', where: { href_matches: patterns }, eagerness: 'moderate' }],
  });
}

/** Ends the browser's own prefetching, because from now on links open inside of the application. */
export const endSpeculation = () => document.querySelector('script[type=speculationrules]')?.remove();
