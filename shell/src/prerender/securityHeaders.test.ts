import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '../registry/registry';
import { inlineScriptsOf, securityHeaders } from './securityHeaders';

const version = (url: string) => ({ url }) as RegisteredRemote['live'];
const registry = {
  public_site: {
    live: version('https://a.example/1/remoteEntry.js'),
    fallback: version('https://b.example/0/remoteEntry.js'),
  },
  admin_console: { live: version('https://a.example/2/remoteEntry.js'), fallback: null },
} as unknown as Registry;

/** The sources of each directive. */
function policy(header = '') {
  const directives = header.split('; ').map((text) => text.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

const enforced = (settings?: Parameters<typeof securityHeaders>[2], scripts: string[] = []) =>
  policy(securityHeaders(scripts, registry, settings)['Content-Security-Policy']);

it('scripts run from the site, from where the registry has its releases, and inline only by their hash', () => {
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(enforced({}, ['start()', 'start()'])['script-src']).toEqual([
    "'self'",
    'https://a.example',
    'https://b.example',
    `'sha256-${hash}'`,
  ]);
});

it('nothing is allowed that is not named, and no code from text', () => {
  const sources = enforced();
  expect(sources['default-src']).toEqual(["'none'"]);
  expect(sources['frame-ancestors']).toEqual(["'none'"]);
  expect(sources['base-uri']).toEqual(["'none'"]);
  expect(Object.values(sources).flat()).not.toContain("'unsafe-eval'");
  expect(sources['script-src']).not.toContain("'unsafe-inline'");
});

it('nothing becomes a script or an element from text, except by the one policy of the page', () => {
  const sources = enforced();
  expect(sources['require-trusted-types-for']).toEqual(["'script'"]);
  expect(sources['trusted-types']).toEqual(['venue']);
});

it('the console reaches its server, the usual one or the one that is set', () => {
  expect(enforced()['connect-src']).toContain('http://localhost:4000');
  expect(enforced({ graphqlUrl: 'https://api.example/graphql' })['connect-src']).toEqual([
    "'self'",
    'https://a.example',
    'https://b.example',
    'https://api.example',
  ]);
});

it('what is registered by a path comes from the site itself, at whatever address it is opened', () => {
  const paths = { public_site: { live: version('/remotes/public-site/1/remoteEntry.js') } };
  const headers = securityHeaders([], paths as unknown as Registry, { graphqlUrl: '/graphql' });
  const sources = policy(headers['Content-Security-Policy']);
  expect(sources['script-src']).toEqual(["'self'"]);
  expect(sources['connect-src']).toEqual(["'self'"]);
});

it('pictures may come from any host by https, as administrators enter them; frames only from the map', () => {
  const sources = enforced();
  expect(sources['img-src']).toContain('https:');
  expect(sources['frame-src']).toEqual(['https://www.google.com']);
  for (const name of ['script-src', 'connect-src', 'frame-src', 'object-src', 'font-src'])
    expect(sources[name]).not.toContain('https:');
});

it('scripts need a hash, in browsers that know that policy', () => {
  expect(securityHeaders([], registry)['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

it('report only: the same policies under the names by which browsers report and block nothing', () => {
  const names = Object.keys(securityHeaders([], registry, { isReportOnly: true }));
  expect(names).toEqual(['Content-Security-Policy-Report-Only', 'Integrity-Policy-Report-Only']);
});

it('finds the scripts of a page, but neither files nor data', () => {
  const html = `<script>one()</script><script src="/main.js"></script>
<script type="application/ld+json">{}</script><script async>two(
)</script>`;
  expect(inlineScriptsOf(html)).toEqual(['one()', 'two(\n)']);
});
