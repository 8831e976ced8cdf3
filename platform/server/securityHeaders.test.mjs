import { DEFAULT_GRAPHQL_URL } from '@venue/shared/contracts';
import { EXTERNAL_HOSTS as SHARED_HOSTS } from '@venue/shared/external-hosts';
import { POLICY_NAME } from '@venue/shared/trusted-types';
import * as own from './securityHeaders.mjs';

/** The sources of each directive. */
function policy(header = '') {
  const directives = header.split('; ').map((text) => text.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

const enforced = (settings, scripts = []) =>
  policy(own.securityHeaders(scripts, settings)['Content-Security-Policy']);

it('hosts, policy and the usual server are those that the pages are built with', () => {
  expect(own.EXTERNAL_HOSTS).toEqual(SHARED_HOSTS);
  expect(own.POLICY_NAME).toBe(POLICY_NAME);
  expect(own.DEFAULT_GRAPHQL_URL).toBe(DEFAULT_GRAPHQL_URL);
});

it('scripts run from the site, and inline only by their hash', () => {
  expect(enforced({}, ['sha256-a', 'sha256-a'])['script-src']).toEqual(["'self'", "'sha256-a'"]);
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
  const reached = (graphqlUrl) => enforced({ graphqlUrl })['connect-src'];
  expect(reached()).toEqual(["'self'", 'http://localhost:4000']);
  expect(reached('https://api.example/graphql')).toEqual(["'self'", 'https://api.example']);
  expect(reached('/graphql')).toEqual(["'self'"]);
});

it('pictures may come from any host by https, as administrators enter them; frames only from the map', () => {
  const sources = enforced();
  expect(sources['img-src']).toContain('https:');
  expect(sources['frame-src']).toEqual(['https://www.google.com']);
  for (const name of ['script-src', 'connect-src', 'frame-src', 'object-src', 'font-src'])
    expect(sources[name]).not.toContain('https:');
});

it('scripts need a hash, in browsers that know that policy', () => {
  expect(own.securityHeaders([])['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

it('report only: the same policies under the names by which browsers report and block nothing', () => {
  const names = Object.keys(own.securityHeaders([], { isReportOnly: true }));
  expect(names).toEqual(['Content-Security-Policy-Report-Only', 'Integrity-Policy-Report-Only']);
});
