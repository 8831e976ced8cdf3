import { VENUE } from '@venue/shared/venue';
import { fillDocument, type FilledPage } from './fillDocument';
import { headTags } from './headTags';

const TEMPLATE =
  '<head><!--head--><title>x</title><!--/head--><script defer src="/main.js"></script></head><body><div id="root"><!--page--></div></body>';

const PAGE = {
  instant: 'instant()',
  releases: 'public_site 1.0.0',
  head: '<title>Our Stalls</title>',
  styles: '<style data-styled="true">a{top:0}</style>',
  html: '<h1>$& Stalls</h1>',
  kind: 'page',
  preload: [{ href: 'http://localhost:3001/stalls.js', integrity: 'sha256-abc' }],
} satisfies FilledPage;

describe('a static page', () => {
  const html = fillDocument(TEMPLATE, PAGE);

  it('a static page contains its markup and says that it may be hydrated', () => {
    expect(html).toContain('<div id="root" data-rendered="page"><h1>$& Stalls</h1></div>');
  });

  it('a static page names the scripts it needs first', () => {
    expect(html).toContain(
      '<link rel="preload" as="script" href="http://localhost:3001/stalls.js" crossorigin="anonymous" integrity="sha256-abc">',
    );
  });

  it('a static page keeps the scripts of the application in a template, and a page without content loads them at once', () => {
    const template = /<template id="application">(.*?)<\/template>/s;
    expect(template.exec(html)?.[1]).toContain('/stalls.js');
    const scripts = '<script defer src="/main.js"></script>';
    expect(template.exec(html)?.[1]).toContain(scripts);
    expect(html.replace(template, '')).not.toContain('.js"');
    const frame = fillDocument(TEMPLATE, { ...PAGE, kind: 'frame' });
    expect(frame).not.toContain('<template');
    expect(frame.replaceAll('\n', '')).toContain(scripts);
  });

  it('a page has the place for its settings before the scripts that read them', () => {
    for (const kind of ['page', 'frame'] as const)
      expect(fillDocument(TEMPLATE, { ...PAGE, kind })).toMatch(
        /<!--settings-->.*<script defer src="\/main\.js">/s,
      );
  });
});

it('a page holds all of its rules, before its markup', () => {
  for (const kind of ['page', 'frame'] as const)
    expect(fillDocument(TEMPLATE, { ...PAGE, kind })).toMatch(
      /<style data-styled="true">a\{top:0\}<\/style>.*<div id="root"/s,
    );
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

  it('the head of a static page escapes structured data, so that it cannot break out of its script', () => {
    const jsonLd = { name: '</script><script>alert(1)</script>' };
    const tags = headTags({ title: 'Fish Corner', jsonLd }, '/stalls/fish-corner');
    expect(tags).not.toContain('</script><script>alert');
    expect(tags).toContain('\\u003c/script>');
  });

  it('the head of a static page gives search engines the way to it from the home page', () => {
    const parents = [{ title: 'Our Stalls', path: '/stalls' }];
    const tags = headTags({ title: 'Fish Corner', parents }, '/stalls/fish-corner');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags) ?? [];
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: VENUE.siteUrl + path,
    });
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'Home', '/'),
        item(2, 'Our Stalls', '/stalls'),
        item(3, 'Fish Corner', '/stalls/fish-corner'),
      ],
    });
  });

  it('the home page and pages that are not indexed have no breadcrumbs', () => {
    expect(headTags({ title: VENUE.name }, '/')).not.toContain('BreadcrumbList');
    expect(headTags({ title: 'Your cart', noindex: true }, '/cart')).not.toContain('BreadcrumbList');
  });

  it('a shared link shows the photo of its page, or the drawn picture of the venue', () => {
    const photo = headTags({ title: 'Fish Corner', image: 'https://x.test/fish.jpg' }, '/stalls/fish-corner');
    expect(photo).toContain('<meta property="og:image" content="https://x.test/fish.jpg">');
    const drawn = headTags({ title: 'Contact' }, '/contact');
    expect(drawn).toContain(`<meta property="og:image" content="${VENUE.siteUrl}/share.png">`);
    expect(drawn).toContain('<meta property="og:image:width" content="1200">');
    expect(drawn).toContain('summary_large_image');
  });

  it('the head of a personal page keeps search engines out', () => {
    expect(headTags({ title: 'My Orders', noindex: true }, '/orders')).toContain('content="noindex"');
  });
});
