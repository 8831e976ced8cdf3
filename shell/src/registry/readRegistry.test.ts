/** @jest-environment @venue/platform/testing/jestDom */
import { registryFile, versionOf } from '../testing/registry';
import { currentRegistry, readRegistry, releaseOrigins } from './readRegistry';

/** A registry whose public site is at this version. */
function registryAt(version: string) {
  const file = registryFile();
  file.microFrontends.public_site = [versionOf('public_site', version)];
  return file;
}

const answer = (body: unknown, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

const liveVersion = async (fresh: boolean) => (await readRegistry({ fresh })).public_site?.live.version;

afterEach(() => {
  jest.restoreAllMocks();
  delete window.__VENUE__;
});

describe('the registry of a page', () => {
  it('the registry is read from the page without a request', async () => {
    window.__VENUE__ = { registry: registryAt('1.0.0') };
    answer('');
    expect(await liveVersion(false)).toBe('1.0.0');
    expect(currentRegistry().public_site?.live.version).toBe('1.0.0');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the registry is requested from the server after a failure, so that a rolled-back remote is found', async () => {
    window.__VENUE__ = { registry: registryAt('2.0.0') };
    answer(registryAt('1.0.0'));
    expect(await liveVersion(true)).toBe('1.0.0');
    expect(currentRegistry().public_site?.live.version).toBe('1.0.0');
  });

  it('the registry of the page is used when the server does not answer after a failure', async () => {
    window.__VENUE__ = { registry: registryAt('1.0.0') };
    answer('gone', 503);
    expect(await liveVersion(true)).toBe('1.0.0');
  });

  it('the registry is requested from the server on a page that has none', async () => {
    answer(registryAt('1.0.0'));
    expect(await liveVersion(false)).toBe('1.0.0');
  });

  it('a page knows the origins of all releases of which it has read', async () => {
    const moved = registryFile();
    moved.microFrontends.public_site[0].url = 'https://moved.example/public-site/remoteEntry.js';
    window.__VENUE__ = { registry: registryFile() };
    answer(moved);
    await readRegistry({ fresh: false });
    await readRegistry({ fresh: true });
    expect([...releaseOrigins()]).toEqual(['http://localhost:3001', 'https://moved.example']);
  });

  it.each([
    ['HTML', '<!doctype html>', 200],
    ['an error', '{}', 500],
    ['something else', { remotes: [] }, 200],
  ])('a registry answer of %s is refused', async (_, body, status) => {
    answer(body, status);
    await expect(readRegistry({ fresh: false })).rejects.toThrow();
  });
});
