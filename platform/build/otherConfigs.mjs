// @ts-check
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { appByFolder, ROOT } from '../ports.mjs';
import { ROUTE_LIST_FILE, withoutScreensPlugin } from '../release/routeList.mjs';
import { baseConfig, cacheOf, OPTIMIZATION } from './base.mjs';
import { SINGLETON_NAMES } from './sharedModules.mjs';
import { trustedScriptsPlugin } from './trustedScripts.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

const COMMONJS = { library: { type: 'commonjs2' } };
const READABLE = /** @type {const} */ ({ minimize: false, splitChunks: false, nodeEnv: 'production' });
const WEB = ['web', 'es2022'];

/**
 * A production build besides that for browsers.
 * @param {{ folder: string }} app
 * @param {string} kind
 * @param {Configuration} more
 * @returns {Configuration}
 */
const config = (app, kind, more) => ({
  ...baseConfig(app, true),
  name: `${app.folder} ${kind}`,
  cache: cacheOf(app, kind, true),
  ...more,
  optimization: { ...OPTIMIZATION, ...more.optimization },
});

/**
 * A self-contained CommonJS bundle for Node: the shell's page renderer, or a remote's routes with the singletons
 * left to whoever renders them.
 * @param {string} folder
 * @param {string} outputPath
 */
export function nodeConfig(folder, outputPath) {
  const app = appByFolder(folder);
  const { resolve } = baseConfig(app, true);
  /** @type {Record<string, string>} */
  const own = app.host ? { 'react-router-dom$': path.join(ROOT, 'shared/src/router.ts') } : {};
  return config(app, 'node', {
    target: 'node20',
    entry: app.host ? { renderer: './src/prerender/renderer.tsx' } : { 'routes.node': './src/routes.ts' },
    output: { ...COMMONJS, path: outputPath, filename: '[name].cjs', clean: false },
    resolve: { ...resolve, alias: { ...resolve?.alias, ...own } },
    externalsType: 'commonjs',
    externals: app.host ? [] : SINGLETON_NAMES.map((name) => ({ [name]: `commonjs ${name}` })),
    optimization: READABLE,
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
}

/**
 * A CommonJS bundle of a remote's list of routes, without the screens behind it.
 * @param {string} folder
 * @param {string} outputPath
 */
export const routeListConfig = (folder, outputPath) =>
  config(appByFolder(folder), 'routes', {
    target: 'node20',
    entry: './src/routes.ts',
    output: { ...COMMONJS, path: outputPath, filename: ROUTE_LIST_FILE, clean: true },
    optimization: READABLE,
    plugins: [withoutScreensPlugin()],
  });

/**
 * The script that stands in the head of the shell's pages (`fillDocument`) and answers the visitor until the application
 * runs.
 * @param {string} folder
 * @param {string} outputPath
 */
export const inlineConfig = (folder, outputPath) =>
  config(appByFolder(folder), 'inline', {
    target: WEB,
    entry: { instant: './src/instant/index.ts' },
    output: { path: outputPath, filename: '[name].js', clean: true },
    optimization: { minimize: true },
  });

/**
 * The shell's service worker and the one that takes its place when it is to go. Neither is served as it is: the
 * server writes what is kept on a device before the code.
 * @param {string} folder
 * @param {string} outputPath
 */
export const workerConfig = (folder, outputPath) =>
  config(appByFolder(folder), 'worker', {
    target: ['webworker', 'es2022'],
    entry: {
      serviceWorker: './src/service-worker/serviceWorker.ts',
      farewell: './src/service-worker/farewell.ts',
    },
    output: { path: outputPath, filename: '[name].js', clean: true },
  });

/**
 * The page that shows every part of the design system. It belongs to no deployment and shares nothing.
 * @param {string} outputPath
 */
export const galleryConfig = (outputPath) =>
  config({ folder: 'shared' }, 'gallery', {
    target: WEB,
    entry: { main: './src/ui/gallery/start.tsx' },
    output: { path: outputPath, clean: true, publicPath: '/', filename: '[name].[contenthash:8].js' },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/document/standaloneDocument.ts',
        templateParameters: { title: ' · Design system' },
        scriptLoading: 'defer',
      }),
      trustedScriptsPlugin(),
    ],
  });
