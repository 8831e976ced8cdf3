import { VENUE } from '@venue/shared/venue';
import { fillDocument } from './fillDocument';
import { headTags } from './headTags';

const TEMPLATE =
  '<head><!--head--><title>x</title><!--/head--></head><body><div id="root"><!--page--></div></body>';

describe('a static page', () => {
  const html = fillDocument(TEMPLATE, {
    settings: { remotes: { note: '</script><script>alert(1)</script>' } },
    head: '<title>Our Stalls</title>',
    html: '<h1>$& Stalls</h1>',
    kind: 'page',
    preload: ['http://localhost:3001/stalls.js'],
  });

  it('carries its markup and says that the browser may take it over', () => {
    expect(html).toContain('<div id="root" data-rendered="page"><h1>$& Stalls</h1></div>');
  });

  it('names the scripts it needs first', () => {
    expect(html).toContain('<link rel="preload" as="script" href="http://localhost:3001/stalls.js">');
  });

  it('cannot be broken out of by its settings', () => {
    expect(html).not.toContain('</script><script>alert');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});

describe('the head of a page', () => {
  it('has title, description, preferred address and link preview', () => {
    const tags = headTags(
      { title: 'Our "Stalls"', description: 'Nine & more', canonical: '/stalls' },
      '/stalls',
    );
    expect(tags).toContain(`<title>Our &quot;Stalls&quot; · ${VENUE.name}</title>`);
    expect(tags).toContain('<meta name="description" content="Nine &amp; more">');
    expect(tags).toContain(`<link rel="canonical" href="${VENUE.siteUrl}/stalls">`);
    expect(tags).toContain('property="og:title"');
    expect(tags).not.toContain('noindex');
  });

  it('keeps search engines out of pages that are about one person', () => {
    expect(headTags({ title: 'My Orders', noindex: true }, '/orders')).toContain('content="noindex"');
  });
});
