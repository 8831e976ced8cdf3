/** @jest-environment @venue/shared/tooling/testing/jestDom */
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

  it.each([
    ['no object', () => null, '', 'must be an object'],
    ['without remotes', () => ({}), 'microFrontends', 'must be an object'],
    [
      'with an unknown remote',
      () => broken((file) => Object.assign(file.microFrontends, { wine_cellar: [] })),
      'microFrontends.wine_cellar',
      'is no remote of this site: public_site, customer_portal, admin_console',
    ],
    [
      'with a remote that has no versions',
      () => broken((file) => Object.assign(file.microFrontends, { public_site: [] })),
      'microFrontends.public_site',
      'must be a list of versions',
    ],
    [
      'with a relative url',
      () => broken((file) => (live(file).url = 'remoteEntry.js')),
      `${AT}.url`,
      'must be an http(s) address',
    ],
    [
      'with a path that leads to another host',
      () => broken((file) => (live(file).url = '//a.example/remoteEntry.js')),
      `${AT}.url`,
      'must be an http(s) address',
    ],
    [
      'with a script as url',
      () => broken((file) => (live(file).url = 'javascript:alert(1)')),
      `${AT}.url`,
      'must be an http(s) address',
    ],
    [
      'without a hash',
      () => broken((file) => Object.assign(live(file).metadata, { integrity: undefined })),
      `${AT}.metadata.integrity`,
      'must be the sha256 of the entry',
    ],
    [
      'with a weak hash',
      () => broken((file) => (live(file).metadata.integrity = 'sha256-abc')),
      `${AT}.metadata.integrity`,
      'must be the sha256 of the entry',
    ],
    [
      'without a version',
      () => broken((file) => (live(file).metadata.version = '')),
      `${AT}.metadata.version`,
      'must be a version',
    ],
    [
      'with half of the traffic',
      () => broken((file) => (live(file).deployment.traffic = 50)),
      `${AT}.deployment.traffic`,
      'must be 100',
    ],
    [
      'with a share that is no whole number',
      () => broken((file) => (live(file).deployment.traffic = 99.5)),
      `${AT}.deployment.traffic`,
      'must be a whole number from 0 to 100',
    ],
    [
      'with more visitors than there are',
      () => broken((file) => (canary(file), (live(file).deployment.traffic = 95))),
      `${AT}.deployment.traffic`,
      'must be 90',
    ],
    [
      'with a canary for everybody',
      () =>
        broken((file) => {
          older(file).deployment = { traffic: 100, default: false };
          live(file).deployment.traffic = 0;
        }),
      `${AT}.deployment.traffic`,
      'must not be 0',
    ],
    [
      'with two canaries of one remote',
      () =>
        broken((file) => {
          canary(file);
          const second = versionOf('public_site', '0.8.0');
          second.deployment = { traffic: 10, default: false };
          live(file).deployment.traffic = 80;
          file.microFrontends.public_site.push(second);
        }),
      'microFrontends.public_site',
      'must have visitors on at most one version but the live one',
    ],
    [
      'with canaries of different shares',
      () =>
        broken((file) => {
          canary(file);
          const second = versionOf('customer_portal', '0.9.0');
          second.deployment = { traffic: 20, default: false };
          file.microFrontends.customer_portal[0].deployment.traffic = 80;
          file.microFrontends.customer_portal.push(second);
        }),
      'microFrontends.customer_portal.1.deployment.traffic',
      'must be 10: every canary has the same share',
    ],
    [
      'without a live version',
      () => broken((file) => (live(file).deployment = { traffic: 0, default: false })),
      `${AT}.deployment.default`,
      'must be true: the first version is live',
    ],
    [
      'with two live versions',
      () => broken((file) => (older(file).deployment = { traffic: 100, default: true })),
      'microFrontends.public_site.1.deployment.default',
      'must be false: the first version is live',
    ],
    [
      'with a version that is wrong in an older place',
      () => broken((file) => (older(file).metadata.integrity = '')),
      'microFrontends.public_site.1.metadata.integrity',
      'must be the sha256 of the entry',
    ],
    [
      'with a version twice',
      () => broken((file) => (older(file).metadata.version = '1.0.0')),
      'microFrontends.public_site.1',
      'is listed twice',
    ],
    [
      'with a remote that is half switched off',
      () => broken((file) => (older(file).extras.enabled = false)),
      'microFrontends.public_site.1.extras.enabled',
      'must be the same for every version',
    ],
    [
      'with a fallback that nothing lists',
      () => broken((file) => Object.assign(live(file), { fallbackUrl: 'http://localhost:9/x.js' })),
      `${AT}.fallbackUrl`,
      'must be the url of another version',
    ],
    [
      'with itself as fallback',
      () => broken((file) => Object.assign(live(file), { fallbackUrl: live(file).url })),
      `${AT}.fallbackUrl`,
      'must be the url of another version',
    ],
    [
      'without the version of a contract',
      () => broken((file) => Object.assign(live(file).extras.contract, { stores: undefined })),
      `${AT}.extras.contract.stores`,
      'must be a version',
    ],
    [
      'with an unknown audience',
      () => broken((file) => Object.assign(live(file).extras.routes[0] ?? {}, { audience: 'waiters' })),
      `${AT}.extras.routes.0.audience`,
      'must be one of everyone, signed-in, admin',
    ],
    [
      'with a path that is none',
      () => broken((file) => Object.assign(live(file).extras.routes[0] ?? {}, { path: 'menu' })),
      `${AT}.extras.routes.0.path`,
      'must be a path that starts with "/"',
    ],
  ])('a registry %s is refused with the place and the reason', (_, make, at, reason) => {
    const problem = problemOf(make());
    expect(problem?.at).toBe(at);
    expect(problem?.message).toContain(reason);
  });
});
