// @ts-check
import { appByFolder } from '../ports.mjs';
import { ROUTE_LIST_FILE, withoutScreensPlugin } from '../release/routeList.mjs';
import { baseConfig, cacheOf } from './base.mjs';

/**
 * A CommonJS bundle of a remote's list of routes, without the screens behind it.
 * @param {string} folder
 * @param {{ outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function routeListConfig(folder, { outputPath }) {
  const app = appByFolder(folder);
  return {
    ...baseConfig(app, true),
    name: `${folder} routes`,
    target: 'node20',
    entry: './src/routes.ts',
    output: { path: outputPath, filename: ROUTE_LIST_FILE, library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
    cache: cacheOf(app, 'routes', true),
    plugins: [withoutScreensPlugin()],
  };
}
