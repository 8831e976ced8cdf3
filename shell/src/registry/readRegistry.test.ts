import { readRegistry } from './readRegistry';

const entry = (port: number) => ({
  public_site: { entry: `http://localhost:${port}/remoteEntry.js`, version: '1', enabled: true },
});

const answer = (body: unknown, status = 200) =>
  jest
    .fn()
    .mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

afterEach(() => {
  delete window.__VENUE__;
});

describe('the registry of a page', () => {
  it('the registry is read from the page without a request', async () => {
    window.__VENUE__ = { remotes: entry(3001) };
    global.fetch = answer('');
    await expect(readRegistry({ fresh: false })).resolves.toEqual({ remotes: entry(3001) });
    expect(global.fetch).not.toHaveBeenCalled();
  });

  it('the registry is requested from the server after a failure, so that a rolled-back remote is found', async () => {
    window.__VENUE__ = { remotes: entry(3001) };
    global.fetch = answer({ remotes: entry(3999) });
    await expect(readRegistry({ fresh: true })).resolves.toEqual({ remotes: entry(3999) });
  });

  it('the registry of the page is used when the server does not answer after a failure', async () => {
    window.__VENUE__ = { remotes: entry(3001) };
    global.fetch = answer('gone', 503);
    await expect(readRegistry({ fresh: true })).resolves.toEqual({ remotes: entry(3001) });
  });

  it('the registry is requested from the server on a page that has none', async () => {
    global.fetch = answer({ remotes: entry(3001) });
    await expect(readRegistry({ fresh: false })).resolves.toEqual({ remotes: entry(3001) });
  });

  it.each([
    ['HTML', answer('<!doctype html>')],
    ['an error', answer('{}', 500)],
    ['something else', answer({ remotes: [] })],
  ])('a registry answer of %s is refused', async (_, fetch) => {
    global.fetch = fetch;
    await expect(readRegistry({ fresh: false })).rejects.toThrow();
  });
});
