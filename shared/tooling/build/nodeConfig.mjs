// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { baseConfig, cacheOf } from './base.mjs';
import { SINGLETON_NAMES } from './sharedModules.mjs';

/**
 * A self-contained CommonJS bundle for Node: the shell's page renderer, or a remote's routes with the singletons
 * left to whoever renders them.
 * @param {string} folder
 * @param {{ outputPath?: string }} [options]
 * @returns {import('webpack').Configuration}
 */
export function nodeConfig(folder, { outputPath } = {}) {
  const app = appByFolder(folder);
  const { resolve, ...base } = baseConfig(app, true);
  return {
    ...base,
    name: `${folder} node`,
    target: 'node20',
    entry: app.host ? { renderer: './src/prerender/renderer.tsx' } : { 'routes.node': './src/routes.ts' },
    output: {
      path: outputPath ?? appFolder(app, 'dist'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: false,
    },
    resolve: {
      ...resolve,
      alias: {
        ...resolve?.alias,
        ...(app.host ? { 'react-router-dom$': path.join(ROOT, 'shared/src/router.ts') } : {}),
      },
    },
    externalsType: 'commonjs',
    externals: app.host ? [] : SINGLETON_NAMES.map((name) => ({ [name]: `commonjs ${name}` })),
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
    cache: cacheOf(app, 'node', true),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
