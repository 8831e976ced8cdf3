import { parseRegistry } from './registry';

const remote = { entry: 'http://localhost:3001/remoteEntry.js', version: '0.1.0' };
const registryWith = (extra: object) => ({ remotes: { public_site: { ...remote, ...extra } } });

describe('the registry of remotes', () => {
  it('the registry keeps entry, version, integrity and fallback of a remote', () => {
    const given = { integrity: 'sha384-abc', enabled: false, fallback: { ...remote, version: '0.0.9' } };
    expect(parseRegistry(registryWith(given))).toEqual(registryWith(given));
  });

  it('the registry enables a remote unless it says otherwise', () => {
    expect(parseRegistry(registryWith({})).remotes.public_site?.enabled).toBe(true);
  });

  it.each([
    [null, 'The registry must be an object with "remotes".'],
    [[], 'The registry must be an object with "remotes".'],
    [{}, 'The registry must be an object with "remotes".'],
    [{ remotes: { wine_cellar: remote } }, 'remotes.wine_cellar is no remote of this site'],
    [{ remotes: { public_site: 'there' } }, 'remotes.public_site must be an object'],
    [registryWith({ entry: 'remoteEntry.js' }), 'remotes.public_site.entry must be'],
    [registryWith({ entry: 'javascript:alert(1)' }), 'remotes.public_site.entry must be'],
    [registryWith({ version: '' }), 'remotes.public_site.version must be'],
    [registryWith({ integrity: 'md5-abc' }), 'remotes.public_site.integrity must start with'],
    [registryWith({ enabled: 'yes' }), 'remotes.public_site.enabled must be true or false'],
    [registryWith({ fallback: {} }), 'remotes.public_site.fallback.entry must be'],
  ])('the registry %j is refused with an error that names what is wrong', (value, message) => {
    expect(() => parseRegistry(value)).toThrow(message);
  });
});
