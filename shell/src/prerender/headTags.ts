import type { PageMeta } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { documentTitle } from '../page-head/pageMeta';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escape(content)}">`;

/** JSON that can stand inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const jsonLd = (data: object) => `<script type="application/ld+json">${scriptJson(data)}</script>`;

/** The way from the home page to a page, for schema.org. */
function breadcrumbs({ title, canonical, parents = [] }: PageMeta, address: string) {
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

/** `public/share.png`, in the size that link previews ask for. */
const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };

/** The picture of a link preview: the page's photo, else the drawn one, which names the venue. */
function pictureTags({ image }: PageMeta, title: string): string[] {
  if (image)
    return [
      meta('property', 'og:image', new URL(image, VENUE.siteUrl).href),
      meta('property', 'og:image:alt', title),
    ];
  const { file, width, height } = SHARE_PICTURE;
  return [
    meta('property', 'og:image', `${VENUE.siteUrl}/${file}`),
    meta('property', 'og:image:alt', `${VENUE.name}: ${VENUE.tagline}`),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
  ];
}

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
  tags.push(meta('name', 'twitter:card', 'summary_large_image'), ...pictureTags(page, title));
  if (page.jsonLd) tags.push(jsonLd(page.jsonLd));
  if (address !== paths.home()) tags.push(jsonLd(breadcrumbs(page, address)));
  return tags.join('\n');
}
