import type { PageMeta } from '@venue/shared/contracts';
import { VENUE } from '@venue/shared/venue';
import { documentTitle } from '../page-head/pageMeta';
import { scriptJson } from './fillDocument';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

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
  if (page.image) tags.push(meta('property', 'og:image', page.image));
  if (page.jsonLd) tags.push(`<script type="application/ld+json">${scriptJson(page.jsonLd)}</script>`);
  return tags.join('\n');
}
