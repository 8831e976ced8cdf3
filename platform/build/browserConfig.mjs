// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { ENTRY_FILE } from '../release/releaseFile.mjs';
import { baseConfig, cacheOf, OPTIMIZATION } from './base.mjs';
import { chunkFilesPlugin } from './chunkFiles.mjs';
import { chunkIntegrityPlugin } from './chunkIntegrity.mjs';
import { ownChunksPlugin } from './ownChunks.mjs';
import { sharedModules } from './sharedModules.mjs';
import { stableIdsPlugin } from './stableIds.mjs';
import { trustedScriptsPlugin } from './trustedScripts.mjs';

// Without it, the plugin finds out by starting webpack several times with options that are refused, which takes a second.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** A part of the site that does not arrive counts as failed after this long; the visitor then gets Try again. */
const CHUNK_TIMEOUT_MS = 4500;

/**
 * Lets Chromium compile a file's functions in the background while the file arrives, instead of each at its first call on the
 * main thread. It is added after the minifier, which drops comments.
 */
const COMPILE_HINT = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * React in a file of its own beside the shell's. The main thread takes over a script that was compiled in the background in
 * one task: with two scripts a visitor is answered in between. A new shell leaves React in the browser's cache.
 */
const REACT_FILE = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: /** @type {const} */ ('initial'),
  enforce: true,
};

/** Leaves out webpack's own list of the shared modules, which that of module federation's plugin replaces. */
const SHARING_ONCE = {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks }) {
    hooks.compilation.tap('sharing-once', ({ hooks: { runtimeRequirementInTree } }) => {
      runtimeRequirementInTree.for(webpack.RuntimeGlobals.shareScopeMap).tap('sharing-once', () => true);
    });
  },
};

/** The run-time part that module federation's plugin adds to a build, and the one that takes its place. */
const PACKAGE_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const OWN_RUNTIME = path.join(ROOT, 'shared/src/federation/runtime.ts');

/**
 * The browser build of one deployment: the shell as host, any other folder as a remote that exposes `./routes`
 * and also has a page of its own.
 * @param {string} folder
 * @param {{ production?: boolean, outputPath?: string }} [options]
 * @returns {import('webpack').Configuration}
 */
export function browserConfig(folder, { production = true, outputPath } = {}) {
  const app = appByFolder(folder);
  const isRemote = !app.host;
  const hash = production ? '.[contenthash:8]' : '';
  return {
    ...baseConfig(app, production),
    name: `${folder} browser`,
    target: ['web', 'es2022'],
    entry: { main: app.host ? './src/index.ts' : './src/standalone.ts' },
    output: {
      path: outputPath ?? appFolder(app, 'dist'),
      clean: true,
      publicPath: app.host ? '/' : 'auto',
      // The same in every release: what a chunk says of it must not make another chunk of it.
      uniqueName: app.name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    optimization: {
      ...OPTIMIZATION,
      // A rendered page fills placeholders of the HTML, which the HTML minifier would drop.
      // With fewer functions inlined, code repeats less and compresses better.
      minimize: production && { html: false, javascript: { ecma: 2022, compress: { passes: 4, inline: 1 } } },
      runtimeChunk: false,
      splitChunks: { chunks: 'async', cacheGroups: app.host ? { react: REACT_FILE } : {} },
      chunkIds: production ? false : 'named',
      moduleIds: production ? false : 'named',
    },
    cache: cacheOf(app, 'browser', production),
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        filename: app.host ? undefined : ENTRY_FILE,
        exposes: app.host ? undefined : { './routes': './src/routes.ts' },
        shared: sharedModules(Boolean(app.host)),
        shareStrategy: 'loaded-first',
        manifest: !app.host,
        dts: false,
        dev: false,
      }),
      SHARING_ONCE,
      new webpack.NormalModuleReplacementPlugin(PACKAGE_RUNTIME, OWN_RUNTIME),
      new HtmlWebpackPlugin({
        template: app.host
          ? './src/document/pageTemplate.ts'
          : '../shared/src/document/standaloneDocument.ts',
        scriptLoading: 'defer',
        minify: false,
        publicPath: '/',
        excludeChunks: app.host ? [] : [app.name],
      }),
      ...(isRemote ? [chunkFilesPlugin()] : []),
      // A development server sends no policy, because webpack evaluates text there.
      ...(production
        ? [
            new webpack.BannerPlugin(COMPILE_HINT),
            stableIdsPlugin(),
            trustedScriptsPlugin(),
            chunkIntegrityPlugin(),
            ...(isRemote ? [ownChunksPlugin()] : []),
          ]
        : []),
    ],
  };
}
