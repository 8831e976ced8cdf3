import { VENUE } from '@venue/shared/venue';
import { fillDocument } from './fillDocument';
import { headTags } from './headTags';

const TEMPLATE =
  '<head><!--head--><title>x</title><!--/head--></head><body><div id="root"><!--page--></div></body>';

describe('a static page', () => {
  const html = fillDocument(TEMPLATE, {
    releases: 'public_site 1.0.0',
    settings: { registry: { note: '</script><script>alert(1)</script>' } },
    head: '<title>Our Stalls</title>',
    html: '<h1>$& Stalls</h1>',
    kind: 'page',
    preload: [{ href: 'http://localhost:3001/stalls.js', integrity: 'sha384-abc' }],
  });

  it('a static page contains its markup and says that it may be hydrated', () => {
    expect(html).toContain('<div id="root" data-rendered="page"><h1>$& Stalls</h1></div>');
  });

  it('a static page names the scripts it needs first', () => {
    expect(html).toContain(
      '<link rel="preload" as="script" href="http://localhost:3001/stalls.js" crossorigin="anonymous" integrity="sha384-abc">',
    );
  });

  it('a static page escapes its settings, so that they cannot break out of the script', () => {
    expect(html).not.toContain('</script><script>alert');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});

describe('the head of a page', () => {
  it('the head of a static page has title, description, canonical address and link preview', () => {
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

  it('the head of a personal page keeps search engines out', () => {
    expect(headTags({ title: 'My Orders', noindex: true }, '/orders')).toContain('content="noindex"');
  });
});
