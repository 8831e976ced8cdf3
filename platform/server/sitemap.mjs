/** The sitemap of the public addresses, for search engines. @param {{ siteUrl: string, listed: string[] }} site */
export function sitemap({ siteUrl, listed }) {
  const urls = listed.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`;
}
