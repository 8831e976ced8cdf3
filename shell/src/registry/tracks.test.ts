import { registryFile, versionOf } from '../testing/registry';
import { checkRegistry } from './checkRegistry';
import { pageRegistry } from './pageRegistry';
import { parseRegistry } from './parseRegistry';
import { canaryShare, releasesOf, tracksOf } from './tracks';

/** A registry whose public site tries out a version for a tenth of the visitors. */
function withCanary() {
  const file = registryFile();
  const canary = { ...versionOf('public_site', '2.0.0'), deployment: { traffic: 10, default: false } };
  file.microFrontends.public_site[0].deployment.traffic = 90;
  file.microFrontends.public_site.push(canary);
  return { file, canary };
}

const releases = (value: unknown) =>
  tracksOf(parseRegistry(value)).map(({ track, registry }) => [track, releasesOf(registry)]);

it('without a canary there is one track', () => {
  expect(canaryShare(parseRegistry(registryFile()))).toBe(0);
  expect(releases(registryFile())).toEqual([
    ['stable', 'public_site 1.0.0, customer_portal 1.0.0, admin_console 1.0.0'],
  ]);
});

it('the canary track has the canary, and for the other remotes what is live', () => {
  const { file } = withCanary();
  expect(canaryShare(parseRegistry(file))).toBe(10);
  expect(releases(file)).toEqual([
    ['stable', 'public_site 1.0.0, customer_portal 1.0.0, admin_console 1.0.0'],
    ['canary', 'public_site 2.0.0, customer_portal 1.0.0, admin_console 1.0.0'],
  ]);
});

it('a page of the canary track falls back to the live version, and one of the stable track knows no canary', () => {
  const [stable, canary] = tracksOf(parseRegistry(withCanary().file)).map(
    ({ registry }) => parseRegistry(JSON.parse(JSON.stringify(pageRegistry(registry)))).public_site,
  );
  expect(canary).toMatchObject({ live: { version: '2.0.0' }, fallback: { version: '1.0.0' } });
  expect(stable).toMatchObject({ live: { version: '1.0.0' }, canary: undefined });
  expect(stable?.fallback).toBeUndefined();
});

it('a remote that is switched off is off on both tracks', () => {
  const { file } = withCanary();
  for (const version of file.microFrontends.public_site) version.extras.enabled = false;
  expect(releases(file).map(([, text]) => text?.split(',')[0])).toEqual([
    'public_site off',
    'public_site off',
  ]);
});

it('a canary is checked like a live version, with its own place in the registry', () => {
  const { file, canary } = withCanary();
  canary.extras.routes = [
    ...canary.extras.routes,
    { path: '/orders', audience: 'everyone', title: 'Orders' },
  ];
  canary.extras.contract.stores = '9.0.0';
  const problems = checkRegistry(parseRegistry(file)).map(({ path, message }) => [path.slice(1, 4), message]);
  expect(problems).toContainEqual([['customer_portal', 0, 'extras'], expect.stringContaining('/orders')]);
  expect(problems).toContainEqual([
    ['public_site', 1, 'extras'],
    expect.stringContaining("2.0.0 can't run here"),
  ]);
  expect(problems).toHaveLength(2);
});

describe('the registry of a page', () => {
  /** A registry whose public site has a fallback and a version that is neither. */
  function file() {
    const registry = registryFile();
    const [older, oldest] = ['0.9.0', '0.8.0'].map((version) => ({
      ...versionOf('public_site', version),
      deployment: { traffic: 0, default: false },
    }));
    if (!older || !oldest) throw new Error('Two versions are needed.');
    registry.microFrontends.public_site.push(older, oldest);
    return {
      ...registry,
      microFrontends: {
        ...registry.microFrontends,
        public_site: registry.microFrontends.public_site.map((version, index) =>
          index === 0 ? { ...version, fallbackUrl: older.url } : version,
        ),
      },
    };
  }

  it('a page carries the live and the fallback version of each remote, and reads from it what the whole registry says', () => {
    const page: unknown = JSON.parse(JSON.stringify(pageRegistry(parseRegistry(file()))));
    expect(parseRegistry(page)).toEqual(parseRegistry(file()));
    expect(JSON.stringify(page)).toContain('0.9.0');
    expect(JSON.stringify(page)).not.toContain('0.8.0');
  });
});
