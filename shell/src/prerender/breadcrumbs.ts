import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';

/** The way from the home page to a page, for schema.org. */
export function breadcrumbs({ title, canonical, parents = [] }: PageMeta, address: string) {
  const trail = [{ title: 'Home', path: paths.home() }, ...parents, { title, path: canonical ?? address }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.title,
      item: VENUE.siteUrl + page.path,
    })),
  };
}
