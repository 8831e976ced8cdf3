/** @jest-environment @venue/platform/testing/jestDom */
import { readRegistry } from '../registry/readRegistry';
import { toRegistry, type RegistryFile } from '../registry/registry';
import { diagnose } from '../remotes/diagnose';
import { RemoteError, type FailureReason, type LoadPhase } from '../remotes/RemoteError';
import { ScriptError } from '../remotes/ScriptError';
import { registryFile, versionOf } from '../testing/registry';
import { recoverScreen, replaceFaultyRelease } from './recoverScreen';
import { reloadOnce } from './reloadOnce';

jest.mock('../registry/readRegistry', () => ({ readRegistry: jest.fn() }));
jest.mock('../remotes/loadRemoteModule', () => ({ runningVersion: () => '1.0.0' }));
jest.mock('../remotes/diagnose', () => ({ diagnose: jest.fn() }));
jest.mock('./reloadOnce', () => ({ reloadOnce: jest.fn() }));

const MENU = new URL('http://localhost/menu');
const CHUNK = new ScriptError('http://localhost:3001/1.0.0/menu.1a2b3c4d.js', 'error');

function live(version: string) {
  const file = registryFile();
  file.microFrontends.public_site = [versionOf('public_site', version)];
  jest.mocked(readRegistry).mockResolvedValue(toRegistry(file as unknown as RegistryFile));
}

const because = (reason: FailureReason) => jest.mocked(diagnose).mockResolvedValue(reason);

/** What becomes of the error, or "loading" while the page is loaded anew. */
const outcome = (error: unknown = CHUNK) =>
  Promise.race([
    recoverScreen('public_site', error, MENU),
    new Promise((resolve) => setTimeout(resolve, 20, 'loading')),
  ]);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(reloadOnce).mockReturnValue(true);
});

describe('a screen whose file does not come', () => {
  it('a file that is gone with its release loads the page anew', async () => {
    because('gone');
    live('2.0.0');
    expect(await outcome()).toBe('loading');
    expect(reloadOnce).toHaveBeenCalledWith(MENU, 'public_site 1.0.0');
  });

  it('a file that is gone from the release that is live shows the message', async () => {
    because('gone');
    live('1.0.0');
    expect(await outcome()).toMatchObject({ failure: { phase: 'chunk', reason: 'gone', version: '1.0.0' } });
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('a page that was loaded anew before shows the message', async () => {
    because('gone');
    live('2.0.0');
    jest.mocked(reloadOnce).mockReturnValue(false);
    expect(await outcome()).toMatchObject({ failure: { reason: 'gone' } });
  });

  it('a registry that does not answer does not load the page anew', async () => {
    because('gone');
    jest.mocked(readRegistry).mockRejectedValue(new Error('503'));
    expect(await outcome()).toMatchObject({ failure: { reason: 'gone' } });
  });

  it.each(['offline', 'unreachable', 'broken', 'refused'] as const)(
    'a file that is %s never loads the page anew',
    async (reason) => {
      because(reason);
      live('2.0.0');
      expect(await outcome()).toMatchObject({ failure: { remote: 'public_site', reason } });
      expect(reloadOnce).not.toHaveBeenCalled();
    },
  );

  it('a screen whose code throws while it is read is broken', async () => {
    live('2.0.0');
    expect(await outcome(new Error('x is not defined'))).toMatchObject({ failure: { reason: 'broken' } });
    expect(diagnose).not.toHaveBeenCalled();
  });
});

describe('trying a faulty screen again', () => {
  const failed = (phase: LoadPhase, reason: FailureReason) =>
    new RemoteError({ remote: 'public_site', version: '1.0.0', phase, reason }, 'a bug');

  it.each([
    ['render', 'broken'],
    ['chunk', 'broken'],
    ['chunk', 'refused'],
  ] as const)(
    'a failure of %s that is %s loads the page anew with the release that is live',
    async (phase, reason) => {
      live('2.0.0');
      expect(await replaceFaultyRelease(failed(phase, reason))).toBe(true);
      expect(reloadOnce).toHaveBeenCalledWith(new URL(window.location.href), 'public_site 1.0.0');
    },
  );

  it.each([
    ['chunk', 'unreachable'],
    ['chunk', 'offline'],
    ['entry', 'broken'],
    ['registry', 'disabled'],
  ] as const)('a failure of %s that is %s never loads the page anew', async (phase, reason) => {
    live('2.0.0');
    expect(await replaceFaultyRelease(failed(phase, reason))).toBe(false);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('a page whose release is still live is not loaded anew, nor one that has been before', async () => {
    live('1.0.0');
    expect(await replaceFaultyRelease(failed('render', 'broken'))).toBe(false);
    live('2.0.0');
    jest.mocked(reloadOnce).mockReturnValue(false);
    expect(await replaceFaultyRelease(failed('render', 'broken'))).toBe(false);
  });
});
