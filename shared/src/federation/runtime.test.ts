import federation from './runtime';
import type { Factory, Need, OwnModule, ShareScope } from './shareScope';

const { bundlerRuntime } = federation;
const STORES = '@venue/shared/stores';

const own = (version: string, exports: unknown = version): OwnModule => ({
  version,
  get: () => () => exports,
});
const need = (change: Partial<Need> = {}): Need => ({
  shareKey: STORES,
  singleton: true,
  requiredVersion: '^1.1.0',
  fallback: async () => () => 'own copy',
  ...change,
});

/** A build as webpack sets it up: what it brings, and the modules that it imports by the ids 1, 2, … */
function build(
  name: string,
  { brings = {}, needs = [] }: { brings?: Record<string, OwnModule[]>; needs?: Need[] },
) {
  const webpackRequire = {
    c: {} as Record<string, unknown>,
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    S: {} as { default?: ShareScope },
    federation: { initOptions: { name, shared: brings } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Object.fromEntries(needs.map((each, index) => [index + 1, each])),
    },
  };
  const installedModules: Record<string, 0 | Promise<void> | undefined> = {};
  return {
    webpackRequire,
    /** Loads what a chunk with these modules needs. */
    async loadChunk(ids: readonly number[]) {
      const promises: unknown[] = [];
      bundlerRuntime.consumes({
        webpackRequire,
        installedModules,
        chunkId: 'chunk',
        chunkMapping: { chunk: ids },
        promises,
      });
      await Promise.all(promises);
    },
    /** What an import of the module yields. */
    exportsOf(id: number) {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]?.(module);
      return module.exports;
    },
  };
}

type Build = ReturnType<typeof build>;

/** Hands the share scope of one build to another, as the shell does with a remote. */
function initRemote(host: Build, remote: Build) {
  bundlerRuntime.I({ webpackRequire: host.webpackRequire });
  const shareScope = host.webpackRequire.S.default;
  if (!shareScope) throw new Error('The host has no share scope.');
  bundlerRuntime.initContainerEntry({ webpackRequire: remote.webpackRequire, shareScope });
}

const hostWith = (version: string) =>
  build('shell', { brings: { [STORES]: [own(version, 'of the shell')] } });

describe('a remote in the shell', () => {
  it.each(['1.0.0', '1.1.0', '1.9.0'])(
    'gets the module of the shell, though it brings version %s',
    async (version) => {
      const remote = build('remote', {
        brings: { [STORES]: [own(version)] },
        needs: [need({ requiredVersion: '^1.0.0' })],
      });
      initRemote(hostWith('1.1.0'), remote);
      await remote.loadChunk([1]);
      expect(remote.exportsOf(1)).toBe('of the shell');
    },
  );

  it('gets its own copy of a module that the page does not have', async () => {
    const remote = build('remote', { needs: [need({ shareKey: 'tea' })] });
    initRemote(hostWith('1.1.0'), remote);
    await remote.loadChunk([1]);
    expect(remote.exportsOf(1)).toBe('own copy');
  });

  it('shares a module that the shell does not have with the next remote', async () => {
    const shell = hostWith('1.1.0');
    const first = build('first', { brings: { tea: [own('1.0.0', 'of the first')] } });
    const second = build('second', {
      brings: { tea: [own('1.1.0', 'of the second')] },
      needs: [need({ shareKey: 'tea', requiredVersion: '^1.0.0' })],
    });
    initRemote(shell, first);
    initRemote(shell, second);
    await second.loadChunk([1]);
    expect(second.exportsOf(1)).toBe('of the first');
  });

  it('does not run with a version that it strictly refuses, and names both', async () => {
    const remote = build('remote', { needs: [need({ requiredVersion: '^1.2.0', strictVersion: true })] });
    initRemote(hostWith('1.1.0'), remote);
    await remote.loadChunk([1]);
    expect(() => remote.exportsOf(1)).toThrow(`remote needs ${STORES} ^1.2.0; shell brings 1.1.0.`);
  });

  it('runs with a version that it did not expect, with a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const remote = build('remote', { needs: [need({ requiredVersion: '^2.0.0' })] });
    initRemote(hostWith('1.1.0'), remote);
    await remote.loadChunk([1]);
    expect(remote.exportsOf(1)).toBe('of the shell');
    expect(warn).toHaveBeenCalledWith(`remote needs ${STORES} ^2.0.0; shell brings 1.1.0.`);
    warn.mockRestore();
  });

  it.each([
    ['takes the copy of the page', '0.0.0-a', 'of the shell'],
    ['has its own copy', '0.0.0-b', 'own copy'],
  ])('%s of a module that is no singleton, where the version is %s', async (_, requiredVersion, expected) => {
    const shell = build('shell', { brings: { theme: [own('0.0.0-a', 'of the shell')] } });
    const remote = build('remote', {
      needs: [need({ shareKey: 'theme', singleton: false, requiredVersion })],
    });
    initRemote(shell, remote);
    await remote.loadChunk([1]);
    expect(remote.exportsOf(1)).toBe(expected);
  });

  it('loads a module once for two chunks, and again after it has failed', async () => {
    const get = jest.fn<Promise<Factory>, []>().mockRejectedValueOnce(new Error('no network'));
    get.mockResolvedValue(() => 'arrived');
    const remote = build('remote', { needs: [need({ shareKey: 'tea', fallback: get })] });
    initRemote(hostWith('1.1.0'), remote);
    await Promise.all([remote.loadChunk([1]), remote.loadChunk([1])]);
    expect(get).toHaveBeenCalledTimes(1);
    expect(() => remote.exportsOf(1)).toThrow('no network');
    await remote.loadChunk([1]);
    await remote.loadChunk([1]);
    expect(remote.exportsOf(1)).toBe('arrived');
    expect(get).toHaveBeenCalledTimes(2);
  });
});

describe('a build that starts by itself', () => {
  it('imports what is in its first file without waiting', () => {
    const shell = build('shell', { brings: { [STORES]: [own('1.1.0', 'at once')] }, needs: [need()] });
    bundlerRuntime.installInitialConsumes({ webpackRequire: shell.webpackRequire, initialConsumes: [1] });
    expect(shell.exportsOf(1)).toBe('at once');
  });

  it('says so when a module that it imports at once is in another file', () => {
    const shell = build('shell', { needs: [need()] });
    bundlerRuntime.installInitialConsumes({ webpackRequire: shell.webpackRequire, initialConsumes: [1] });
    expect(() => shell.exportsOf(1)).toThrow('The shared module 1 is not in the first file.');
  });
});
