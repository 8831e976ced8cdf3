/** @jest-environment @venue/platform/testing/jestDom */
import { registryFile, versionOf } from '../testing/registry';
import { parseRegistry, RegistryError } from './parseRegistry';

type File = ReturnType<typeof registryFile>;

/** A sound registry after a change that its types may not allow. */
function broken(change: (file: File) => unknown) {
  const file = registryFile();
  change(file);
  return file;
}

const older = (file: File) => {
  const version = versionOf('public_site', '0.9.0');
  version.deployment = { traffic: 0, default: false };
  file.microFrontends.public_site.push(version);
  return version;
};

const canary = (file: File) => {
  older(file).deployment = { traffic: 10, default: false };
  live(file).deployment.traffic = 90;
};

/** Puts a value at a place of the public site, such as "0.metadata.version". */
function put(file: File, place: string, value: unknown) {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  let part: object = file.microFrontends.public_site;
  for (const key of keys) part = Reflect.get(part, key) as object;
  Reflect.set(part, last, value);
}

const withFallback = () =>
  broken((file) => Object.assign(file.microFrontends.public_site[0], { fallbackUrl: older(file).url }));

const live = (file: File) => file.microFrontends.public_site[0];
const AT = 'microFrontends.public_site.0';

function problemOf(value: unknown) {
  try {
    parseRegistry(value);
  } catch (error) {
    if (error instanceof RegistryError) return { at: error.path.join('.'), message: error.message };
  }
  return null;
}

describe('the registry', () => {
  it('the registry names the live version of each remote, its hash, contracts and routes', () => {
    const { public_site: site, admin_console: console } = parseRegistry(registryFile());
    expect(site).toMatchObject({ enabled: true, live: { version: '1.0.0' } });
    expect(site?.live.integrity).toMatch(/^sha256-/);
    expect(site?.live.routes).toContainEqual({ path: '/menu', audience: 'everyone', title: '/menu' });
    expect(console?.live.routes[0]).toMatchObject({ audience: 'admin' });
  });

  it('the registry may forbid devices to keep a copy of the site', () => {
    expect(problemOf({ ...registryFile(), offline: false })).toBeNull();
    expect(problemOf({ ...registryFile(), offline: 'no' })).toEqual({
      at: 'offline',
      message: 'offline must be true or false.',
    });
  });

  it('the registry names the version to fall back to', () => {
    expect(parseRegistry(withFallback()).public_site?.fallback?.version).toBe('0.9.0');
    expect(parseRegistry(broken(older)).public_site?.fallback).toBeUndefined();
  });

  it('a release that is registered by a path is below the address at which the page was opened', () => {
    const file = withFallback();
    const [first, second] = file.microFrontends.public_site as ReturnType<typeof versionOf>[];
    if (!first || !second) throw new Error('Two versions are needed.');
    first.url = '/remotes/public-site/1.0.0/remoteEntry.js';
    second.url = '/remotes/public-site/0.9.0/remoteEntry.js';
    Object.assign(first, { fallbackUrl: second.url });
    const site = parseRegistry(file).public_site;
    expect([site?.live.url, site?.fallback?.url]).toEqual([
      'http://localhost/remotes/public-site/1.0.0/remoteEntry.js',
      'http://localhost/remotes/public-site/0.9.0/remoteEntry.js',
    ]);
  });

  it('the registry names the canary and its share of the visitors', () => {
    const remote = parseRegistry(broken(canary)).public_site;
    expect(remote).toMatchObject({ live: { version: '1.0.0' }, canary: { version: '0.9.0' }, share: 10 });
    expect(parseRegistry(broken(older)).public_site).toMatchObject({ canary: undefined, share: 0 });
  });

  it('a registry that is no object, or has no remotes, is refused with the place and the reason', () => {
    expect(problemOf(null)).toMatchObject({ at: '', message: expect.stringContaining('must be an object') });
    expect(problemOf({})?.at).toBe('microFrontends');
  });

  it.each<[string, place: string, value: unknown, reason: string]>([
    ['with a relative url', '0.url', 'remoteEntry.js', 'must be an http(s) address'],
    ['with a path to another host', '0.url', '//a.example/remoteEntry.js', 'must be an http(s) address'],
    ['with a script as url', '0.url', 'javascript:alert(1)', 'must be an http(s) address'],
    ['without a hash', '0.metadata.integrity', undefined, 'must be the sha256 of the entry'],
    ['with a weak hash', '0.metadata.integrity', 'sha256-abc', 'must be the sha256 of the entry'],
    ['wrong in an older place', '1.metadata.integrity', '', 'must be the sha256 of the entry'],
    ['without a version', '0.metadata.version', '', 'must be a version'],
    ['with half of the traffic', '0.deployment.traffic', 50, 'must be 100'],
    ['with half a percent', '0.deployment.traffic', 99.5, 'must be a whole number from 0 to 100'],
    ['without a live version', '0.deployment.default', false, 'must be true: the first version is live'],
    ['half switched off', '1.extras.enabled', false, 'must be the same for every version'],
    ['with an unknown fallback', '0.fallbackUrl', 'http://a.example/', 'must be the url of another version'],
    ['without the version of a contract', '0.extras.contract.stores', undefined, 'must be a version'],
    [
      'with an unknown audience',
      '0.extras.routes.0.audience',
      'waiters',
      'must be one of everyone, signed-in',
    ],
    ['with a path that is none', '0.extras.routes.0.path', 'menu', 'must be a path that starts with "/"'],
  ])('a registry %s (%s) is refused with the place and the reason', (_, place, value, reason) => {
    const at = `microFrontends.public_site.${place}`;
    const file = broken((file) => (older(file), put(file, place, value)));
    expect(problemOf(file)).toEqual({ at, message: expect.stringContaining(reason) });
  });

  it.each<[string, (file: File) => unknown, string, string]>([
    [
      'with an unknown remote',
      (file) => Object.assign(file.microFrontends, { wine_cellar: [] }),
      'microFrontends.wine_cellar',
      'is no remote of this site: public_site, customer_portal, admin_console',
    ],
    [
      'with a remote that has no versions',
      (file) => Object.assign(file.microFrontends, { public_site: [] }),
      'microFrontends.public_site',
      'must be a list of versions',
    ],
    [
      'with more visitors than there are',
      (file) => (canary(file), (live(file).deployment.traffic = 95)),
      `${AT}.deployment.traffic`,
      'must be 90',
    ],
    [
      'with a canary for everybody',
      (file) => {
        older(file).deployment = { traffic: 100, default: false };
        live(file).deployment.traffic = 0;
      },
      `${AT}.deployment.traffic`,
      'must not be 0',
    ],
    [
      'with two canaries of one remote',
      (file) => {
        canary(file);
        const second = versionOf('public_site', '0.8.0');
        second.deployment = { traffic: 10, default: false };
        live(file).deployment.traffic = 80;
        file.microFrontends.public_site.push(second);
      },
      'microFrontends.public_site',
      'must have visitors on at most one version but the live one',
    ],
    [
      'with canaries of different shares',
      (file) => {
        canary(file);
        const second = versionOf('customer_portal', '0.9.0');
        second.deployment = { traffic: 20, default: false };
        file.microFrontends.customer_portal[0].deployment.traffic = 80;
        file.microFrontends.customer_portal.push(second);
      },
      'microFrontends.customer_portal.1.deployment.traffic',
      'must be 10: every canary has the same share',
    ],
    [
      'with two live versions',
      (file) => (older(file).deployment = { traffic: 100, default: true }),
      'microFrontends.public_site.1.deployment.default',
      'must be false: the first version is live',
    ],
    [
      'with a version twice',
      (file) => (older(file).metadata.version = '1.0.0'),
      'microFrontends.public_site.1',
      'is listed twice',
    ],
    [
      'with itself as fallback',
      (file) => Object.assign(live(file), { fallbackUrl: live(file).url }),
      `${AT}.fallbackUrl`,
      'must be the url of another version',
    ],
  ])('a registry %s is refused with the place and the reason', (_, change, at, reason) => {
    expect(problemOf(broken(change))).toEqual({ at, message: expect.stringContaining(reason) });
  });
});
