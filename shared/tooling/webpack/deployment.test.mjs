/** @jest-environment node */
import { existsSync } from 'node:fs';
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
    expect(names(configs)).toEqual([
      'public-site routes',
      'public-site browser',
      'public-site runtime',
      'public-site node',
    ]);
    expect(configs[3].dependencies).toEqual(['public-site runtime']);
  });

  it('a remote without static pages builds no bundle for Node', async () => {
    const configs = await defineRemote('admin-console', { prerendered: false })();
    expect(names(configs)).toEqual([
      'admin-console routes',
      'admin-console browser',
      'admin-console runtime',
    ]);
  });

  it('the shell builds its files for browsers, its renderer and its workers, in folders of their own', async () => {
    const configs = await defineShell('shell')({ output: '/built' });
    expect(configs.map(({ output }) => output.path)).toEqual(
      ['browser', 'renderer', 'worker'].map((part) => path.join('/built', part)),
    );
  });

  it('development has one build and a server at the port of the deployment', async () => {
    const config = await defineRemote('public-site', { prerendered: true })({}, { mode: 'development' });
    expect(config).toMatchObject({ mode: 'development', devServer: { port: 3001, hot: false } });
  });
});

describe('the browser build', () => {
  const federation = (folder) =>
    browserConfig(folder).plugins.find(({ _options }) => _options?.shared)._options;

  it('a remote has no part for loading remotes, which the shell alone does', () => {
    const disabled = (folder) => federation(folder).experiments.optimization.disableRemote;
    expect(['shell', 'public-site', 'customer-portal', 'admin-console'].map(disabled)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('a remote takes the runtime from the shell, but not in development, where it may run with another one', () => {
    const isExternal = (folder, options) =>
      browserConfig(folder, options).plugins.find(({ _options }) => _options?.shared)._options.experiments
        .externalRuntime;
    expect(isExternal('public-site')).toBe(true);
    expect(isExternal('shell')).toBe(false);
    expect(isExternal('public-site', { production: false })).toBe(false);
  });

  it('a remote exposes its routes, the shell nothing', () => {
    expect(federation('shell').exposes).toBeUndefined();
    expect(Object.keys(federation('customer-portal').exposes)).toEqual(['./routes']);
  });

  it('two builds of a remote have names of their own, since both can be in one page', () => {
    expect(browserConfig('public-site', { build: '0a1b' }).output.uniqueName).toBe('public_site_0a1b');
    expect(browserConfig('shell', { build: '0a1b' }).output.uniqueName).toBe('shell');
  });
});
