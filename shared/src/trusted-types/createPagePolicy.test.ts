/** @jest-environment @venue/platform/testing/jestDom */
import fc from 'fast-check';
import { VENUE } from '../venue';
import { createPagePolicy, POLICY_NAME } from './createPagePolicy';
import { pagePolicy, type PagePolicy } from './pagePolicy';

const RELEASES = 'https://releases.example';

/** A text that a policy has let through, as browsers have it. */
class Trusted {
  constructor(private readonly text: string) {}
  toString() {
    return this.text;
  }
}

/** A browser with Trusted Types, in which a name is taken once. */
function trustedTypes() {
  const names = new Set<string>();
  return {
    createPolicy(name: string, rules: PagePolicy) {
      if (names.has(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
      names.add(name);
      const trusted = (text: string) => new Trusted(text) as unknown as string;
      return {
        createScriptURL: (url: string) => trusted(rules.createScriptURL(url)),
        createScript: (json: string) => trusted(rules.createScript(json)),
        createHTML: (name: 'map') => trusted(rules.createHTML(name)),
      };
    },
  };
}

afterEach(() => {
  delete window.trustedTypes;
  delete window.__PAGE_POLICY__;
});

describe.each([
  ['with Trusted Types', trustedTypes],
  ['without Trusted Types', () => undefined],
])('in a browser %s', (browser, types) => {
  const releases = new Set<string>();
  beforeEach(() => {
    releases.clear();
    window.trustedTypes = types();
    createPagePolicy(() => releases);
    releases.add(RELEASES);
  });

  it.each([
    ['/service-worker.js', 'http://localhost/service-worker.js'],
    ['main.js', 'http://localhost/main.js'],
    [`${RELEASES}/public-site/1.0.0/remoteEntry.js?attempt=1`],
    ['https://RELEASES.example:443/a.js', `${RELEASES}/a.js`],
  ])(`a page ${browser} runs the script %s`, (url, address = url) => {
    expect(String(pagePolicy().createScriptURL(url))).toBe(address);
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'http://releases.example/a.js',
    'https://releases.example:8443/a.js',
    'https://releases.example.evil.example/a.js',
    'https://releases.example@evil.example/a.js',
    'http://localhost:81/a.js',
    'data:text/javascript,1',
    'blob:http://localhost/0a1b',
    'javascript:1',
  ])(`a page ${browser} refuses the script %s`, (url) => {
    expect(() => pagePolicy().createScriptURL(url)).toThrow(TypeError);
  });

  it(`whatever a page ${browser} runs comes from the site or its releases`, () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
        let address: string;
        try {
          address = String(pagePolicy().createScriptURL(text));
        } catch {
          return;
        }
        expect(['http://localhost', RELEASES]).toContain(new URL(address).origin);
      }),
    );
  });

  it(`a page ${browser} writes JSON, and nothing else, into a script`, () => {
    const text = String(pagePolicy().createScript('{ "name": "</script><script>" }'));
    expect(text).toBe('{"name":"\\u003c/script>\\u003cscript>"}');
    for (const code of ['alert(1)', '{}; alert(1)', 'x => 1', ''])
      expect(() => pagePolicy().createScript(code)).toThrow(SyntaxError);
  });

  it(`a page ${browser} makes the map's document by its name, and nothing from HTML`, () => {
    const html = String(pagePolicy().createHTML('map'));
    expect(html).toContain(`data="${VENUE.mapEmbedUrl.replaceAll('&', '&amp;')}"`);
    for (const text of ['<img src=x onerror=alert(1)>', 'constructor', html])
      expect(() => pagePolicy().createHTML(text as 'map')).toThrow(TypeError);
  });
});

it('a browser with Trusted Types gets trusted values, and no second policy', () => {
  window.trustedTypes = trustedTypes();
  createPagePolicy();
  expect(pagePolicy().createScriptURL('/main.js')).toBeInstanceOf(Trusted);
  expect(() => createPagePolicy()).toThrow(`"${POLICY_NAME}" already exists`);
});

it('a page without a policy says who makes it', () => {
  expect(() => pagePolicy()).toThrow('Whoever starts the page calls createPagePolicy first.');
});
