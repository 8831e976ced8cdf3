/** @jest-environment @venue/platform/testing/jestDom */
import { CONTRACTS } from '@venue/shared/contracts';
import { createPagePolicy } from '@venue/shared/trusted-types';
import type { RemoteVersion } from '../registry/registry';
import { giveUpEntry, loadEntry } from './loadEntry';

const HASH = `sha256-${'A'.repeat(43)}=`;
const globals = window as unknown as Record<string, unknown>;
const container = { init: jest.fn(), get: () => undefined };

let url: string;
let count = 0;
/** Each test has a release of its own, because a page loads each once. */
beforeEach(() => {
  count += 1;
  createPagePolicy(() => ['http://localhost:3001']);
  url = `http://localhost:3001/${count}.0.0/remoteEntry.js`;
  Object.assign(globals, {
    __webpack_init_sharing__: jest.fn(),
    __webpack_share_scopes__: { default: 'shared modules' },
  });
});

const load = () => {
  const version: RemoteVersion = {
    url,
    integrity: HASH,
    version: `${count}.0.0`,
    contract: CONTRACTS,
    routes: [],
    index: 0,
  };
  return loadEntry('public_site', version);
};

/** The script element of an entry that is being loaded. */
const script = () => {
  const found = document.head.querySelector('script');
  if (!found) throw new Error('No script is being loaded.');
  return found;
};

describe('the entry of a remote', () => {
  it('an entry is run only if its content has the hash', () => {
    void load();
    expect(script()).toMatchObject({ src: url, integrity: HASH, crossOrigin: 'anonymous' });
    script().remove();
  });

  it('an entry brings its container, and leaves neither global variable nor script element', async () => {
    const loading = load();
    globals.public_site = container;
    script().dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe(container);
    expect(container.init).toHaveBeenCalledWith('shared modules');
    expect(globals.public_site).toBeUndefined();
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('an entry from where no release comes is not loaded', async () => {
    url = 'http://elsewhere.example/remoteEntry.js';
    await expect(load()).rejects.toThrow('No release comes from http://elsewhere.example');
    expect(document.head.querySelector('script')).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['something else', { routes: [] }],
  ])('an entry that leaves %s is broken', async (_, left) => {
    const loading = load();
    globals.public_site = left;
    script().dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ url: url, failure: 'broken' });
  });

  it('an entry that does not arrive is an error', async () => {
    const loading = load();
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ failure: 'error' });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('an entry is loaded once, and again after a failure', async () => {
    const loading = load();
    expect(load()).toBe(loading);
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ url, failure: 'error' });
    expect(load()).not.toBe(loading);
    script().remove();
  });

  it('an entry that is late is asked for at another address the next time', async () => {
    void load();
    script().remove();
    expect(giveUpEntry(url)).toMatchObject({ url, failure: 'timeout' });
    const again = load();
    expect(script().src).toBe(`${url}?attempt=1`);
    script().dispatchEvent(new Event('error'));
    // The failure names that address, because the browser may hold a damaged copy of it.
    await expect(again).rejects.toMatchObject({ url: `${url}?attempt=1` });
  });
});
