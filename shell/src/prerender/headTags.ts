import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { documentTitle } from '../page-head/pageMeta';
import { breadcrumbs } from './breadcrumbs';
import { scriptJson } from './fillDocument';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

const jsonLd = (data: object) => `<script type="application/ld+json">${scriptJson(data)}</script>`;

/** The head of a static page, for search engines and link previews. */
export function headTags(page: PageMeta, address?: string): string {
  const title = documentTitle(page.title);
  const description = page.description ?? VENUE.description;
  const tags = [`<title>${escape(title)}</title>`, meta('name', 'description', description)];
  if (page.noindex || address === undefined) return [...tags, meta('name', 'robots', 'noindex')].join('\n');
  const url = VENUE.siteUrl + (page.canonical ?? address);
  tags.push(
    `<link rel="canonical" href="${escape(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', VENUE.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
  );
  tags.push(meta('name', 'twitter:card', page.image ? 'summary_large_image' : 'summary'));
  if (page.image)
    tags.push(meta('property', 'og:image', page.image), meta('property', 'og:image:alt', title));
  if (page.jsonLd) tags.push(jsonLd(page.jsonLd));
  if (address !== paths.home()) tags.push(jsonLd(breadcrumbs(page, address)));
  return tags.join('\n');
}
