import { registryFile, versionOf } from '../testing/registry';
import { pageRegistry } from './pageRegistry';
import { parseRegistry } from './parseRegistry';

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
