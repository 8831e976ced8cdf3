/** @jest-environment @venue/platform/testing/jestDom */
import { registryFile } from '../testing/registry';

const V = '1.0.0';
const sent = jest.fn();
let violate: (about: Partial<SecurityPolicyViolationEvent>) => void;

jest.mock('../remotes/loadRemoteModule', () => ({ runningVersion: () => '1.0.0' }));

afterEach(() => {
  jest.restoreAllMocks();
  delete window.__VENUE__;
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

async function load() {
  const { readRegistry } = await import('../registry/readRegistry');
  await readRegistry({ fresh: false });
  return {
    ...(await import('./reportHealth')),
    ...(await import('./followHealth')),
    ...(await import('../remotes/RemoteError')),
  };
}

/** Runs a test with a page of its own: what is reported once for each page is forgotten. */
async function page({ reports = 1, navigator: about = {} as object } = {}) {
  sent.mockReset().mockResolvedValue(undefined);
  window.__VENUE__ = { registry: registryFile(), reports };
  jest.spyOn(window, 'fetch').mockImplementation(sent);
  for (const [name, value] of Object.entries({
    globalPrivacyControl: undefined,
    doNotTrack: null,
    ...about,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  jest.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    violate = (about) =>
      (listener as (event: object) => void)({ sourceFile: '', blockedURI: 'inline', ...about });
  });
  let loaded: Awaited<ReturnType<typeof load>> | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await load();
  });
  if (!loaded) throw new Error('The page was not loaded.');
  return loaded;
}

const addresses = () => sent.mock.calls.map(([address]) => String(address).replace('/health/', ''));

describe('what is reported of a release on one page', () => {
  it('is one visit, whatever it shows', async () => {
    const { reportShown } = await page();
    reportShown('public_site', V);
    reportShown('public_site', V, 3);
    reportShown('customer_portal', V);
    expect(addresses()).toEqual([`public_site/${V}/shown`, `customer_portal/${V}/shown`]);
  });

  it.each([
    [0.1, 0],
    [0.11, 1],
    [6.4, 6],
    [60, 7],
  ])('says of a start after %d s that it is at place %d', async (seconds, place) => {
    const { reportShown } = await page();
    reportShown('public_site', V, seconds);
    expect(addresses()).toEqual([`public_site/${V}/shown-${place}`]);
  });

  it('is one fault, which is a visit too when nothing was shown', async () => {
    const { reportShown, reportFault } = await page();
    reportFault('public_site', V, 'scripts');
    reportFault('public_site', V, 'policy');
    reportShown('public_site', V);
    reportShown('public_site', '0.9.0');
    reportFault('public_site', '0.9.0', 'screen');
    expect(addresses()).toEqual([
      `public_site/${V}/failed-scripts`,
      'public_site/0.9.0/shown',
      'public_site/0.9.0/then-screen',
    ]);
  });

  it('goes to this site with its mark, and its failure is nobody’s', async () => {
    const { reportShown } = await page();
    sent.mockRejectedValue(new Error('offline'));
    reportShown('public_site', V);
    await Promise.resolve();
    expect(sent).toHaveBeenCalledWith(expect.anything(), {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
    });
  });
});

describe('nothing is reported', () => {
  it.each([
    ['with Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
    ['with Do Not Track', { navigator: { doNotTrack: '1' } }],
    ['of a visit that is not drawn', { reports: 0 }],
  ])('%s', async (_, options) => {
    const { reportShown, reportFault } = await page(options);
    reportShown('public_site', V);
    reportFault('public_site', V, 'screen');
    expect(sent).not.toHaveBeenCalled();
  });

  it('of a remote that is switched off or can’t be reached without a network', async () => {
    const { RemoteError, logFailure } = await page();
    jest.spyOn(console, 'error').mockImplementation();
    for (const reason of ['offline', 'disabled', 'registry'] as const)
      logFailure(new RemoteError({ remote: 'public_site', version: V, phase: 'entry', reason }, 'test'));
    logFailure(
      new RemoteError(
        { remote: 'public_site', version: null, phase: 'registry', reason: 'unreachable' },
        'test',
      ),
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('of what an extension of the browser does', async () => {
    const { followViolations } = await page();
    followViolations();
    violate({ sourceFile: 'moz-extension://1a2b/content.js' });
    expect(sent).not.toHaveBeenCalled();
  });
});

it.each([
  ['render', 'screen'],
  ['chunk', 'scripts'],
  ['entry', 'scripts'],
] as const)('a failure while loading (%s) is a fault: %s', async (phase, kind) => {
  const { RemoteError, logFailure } = await page();
  jest.spyOn(console, 'error').mockImplementation();
  logFailure(new RemoteError({ remote: 'public_site', version: V, phase, reason: 'broken' }, 'test'));
  expect(addresses()).toEqual([`public_site/${V}/failed-${kind}`]);
});

it('a violation is a fault of the release whose file it is, else of the page’s', async () => {
  const { followViolations } = await page();
  followViolations();
  violate({ sourceFile: `http://localhost:3001/customer_portal/${V}/main.js` });
  violate({ blockedURI: `http://localhost:3001/admin_console/${V}/main.js` });
  violate({ sourceFile: 'http://localhost/' });
  expect(addresses()).toEqual(
    ['customer_portal', 'admin_console', 'public_site'].map((remote) => `${remote}/${V}/failed-policy`),
  );
});

describe('following a page', () => {
  const state = { navigation: { state: 'idle' }, errors: null };
  const router = (change = {}) => ({ state: { ...state, ...change }, subscribe: jest.fn() }) as never;
  const fetched = (about: object) =>
    Object.defineProperty(performance, 'getEntriesByName', {
      value: () => [{ transferSize: 900, workerStart: 0, ...about }],
      configurable: true,
    });

  it.each([
    ['reports how long the first screen took', {}, /shown-\d$/],
    ['leaves out the time of scripts from the cache', { transferSize: 0 }, /shown$/],
    ['leaves out the time of scripts from the copy', { workerStart: 5 }, /shown$/],
  ])('%s', async (_, about, outcome) => {
    const { followHealth } = await page();
    fetched(about);
    followHealth(router());
    expect(addresses()).toEqual([expect.stringMatching(outcome)]);
  });

  it('reports nothing while a page is loading or could not be loaded', async () => {
    const { followHealth } = await page();
    followHealth(router({ navigation: { state: 'loading' } }));
    followHealth(router({ errors: { site: new Error('test') } }));
    expect(sent).not.toHaveBeenCalled();
  });
});
