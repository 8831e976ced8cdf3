/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { loadEntry } from './loadEntry';

const URL_OF_ENTRY = 'http://localhost:3001/1.0.0/remoteEntry.js';
const HASH = `sha256-${'A'.repeat(43)}=`;
const OPTIONS = { integrity: HASH, milliseconds: 4500 };
const globals = window as unknown as Record<string, unknown>;
const container = { init: () => undefined, get: () => undefined };

/** The script element of an entry that is being loaded. */
const script = () => {
  const found = document.head.querySelector('script');
  if (!found) throw new Error('No script is being loaded.');
  return found;
};

describe('the entry of a remote', () => {
  it('an entry is run only if its content has the hash', () => {
    void loadEntry(URL_OF_ENTRY, 'public_site', OPTIONS);
    expect(script()).toMatchObject({ src: URL_OF_ENTRY, integrity: HASH, crossOrigin: 'anonymous' });
    script().remove();
  });

  it('an entry brings its container, and leaves neither global variable nor script element', async () => {
    const loading = loadEntry(URL_OF_ENTRY, 'public_site', OPTIONS);
    globals.public_site = container;
    script().dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(container);
    expect(globals.public_site).toBeUndefined();
    expect(document.head.querySelector('script')).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['something else', { routes: [] }],
  ])('an entry that leaves %s is broken', async (_, left) => {
    const loading = loadEntry(URL_OF_ENTRY, 'public_site', OPTIONS);
    globals.public_site = left;
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ url: URL_OF_ENTRY, failure: 'broken' });
  });

  it('an entry that does not arrive is an error', async () => {
    const loading = loadEntry(URL_OF_ENTRY, 'public_site', OPTIONS);
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ failure: 'error' });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('an entry that is late is asked for at another address the next time', async () => {
    jest.useFakeTimers();
    const url = 'http://localhost:3001/2.0.0/remoteEntry.js';
    const loading = expect(loadEntry(url, 'public_site', OPTIONS)).rejects.toMatchObject({
      failure: 'timeout',
    });
    jest.advanceTimersByTime(4500);
    await loading;
    // The failure names that address, because the browser may hold a damaged copy of it.
    const again = expect(loadEntry(url, 'public_site', OPTIONS)).rejects.toMatchObject({
      url: `${url}?attempt=1`,
    });
    expect(script().src).toBe(`${url}?attempt=1`);
    script().dispatchEvent(new Event('error'));
    await again;
    jest.useRealTimers();
  });
});
