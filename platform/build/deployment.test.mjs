import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { APPS, appFolder } from '../ports.mjs';
import { browserConfig } from './browserConfig.mjs';
import { defineRemote, defineShell } from './deployment.mjs';

const names = (configs) => configs.map(({ name }) => name);

it('every deployment has a webpack.config.mjs, which webpack and editors find', () => {
  for (const app of APPS) expect(existsSync(appFolder(app, 'webpack.config.mjs'))).toBe(true);
});

describe('what a workspace builds', () => {
  it('a remote with static pages builds its routes, its files for browsers and a bundle for Node, one after the other', async () => {
    const configs = await defineRemote('public-site', { prerendered: true })();
    expect(names(configs)).toEqual(['public-site routes', 'public-site browser', 'public-site node']);
    expect(configs[2].dependencies).toEqual(['public-site routes', 'public-site browser']);
  });

  it('a remote without static pages builds no bundle for Node', async () => {
    const configs = await defineRemote('admin-console', { prerendered: false })();
    expect(names(configs)).toEqual(['admin-console routes', 'admin-console browser']);
  });

  it('the shell builds its files for browsers, its renderer, its workers and the script in its pages, in folders of their own', async () => {
    const configs = await defineShell('shell')({ output: '/built' });
    expect(configs.map(({ output }) => output.path)).toEqual(
      ['browser', 'renderer', 'worker', 'inline'].map((part) => path.join('/built', part)),
    );
  });
});

describe('the browser build', () => {
  const federation = (folder) =>
    browserConfig(folder).plugins.find(({ _options }) => _options?.shared)._options;

  it('our run-time part stands in the place of that of module federation', () => {
    const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
    const replaced = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
    const plugin = browserConfig('shell').plugins.find(({ resourceRegExp }) =>
      resourceRegExp?.test(replaced),
    );
    expect(plugin.newResource).toMatch(/shared[\\/]src[\\/]federation[\\/]runtime\.ts$/);
  });

  it('a remote exposes its routes, the shell nothing', () => {
    expect(federation('shell').exposes).toBeUndefined();
    expect(Object.keys(federation('customer-portal').exposes)).toEqual(['./routes']);
  });

  it('only the shell, which every page starts with, keeps React in a file of its own', () => {
    const groups = (folder) => Object.keys(browserConfig(folder).optimization.splitChunks.cacheGroups);
    expect(groups('shell')).toEqual(['react']);
    expect(groups('public-site')).toEqual([]);
  });

  it('a remote has the same name in each of its releases, so that a chunk which stays the same keeps its name', () => {
    for (const { name, folder } of APPS) expect(browserConfig(folder).output.uniqueName).toBe(name);
  });
});
