// @ts-check
import { appByFolder } from '../ports.mjs';
import { baseConfig, cacheOf } from './base.mjs';

/**
 * The shell's service worker and the one that takes its place when it is to go. Neither is served as it is: the compose
 * step writes what a composition keeps before the code.
 * @param {string} folder
 * @param {{ outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function workerConfig(folder, { outputPath }) {
  const app = appByFolder(folder);
  return {
    ...baseConfig(app, true),
    name: `${folder} worker`,
    target: ['webworker', 'es2022'],
    entry: {
      serviceWorker: './src/service-worker/serviceWorker.ts',
      farewell: './src/service-worker/farewell.ts',
    },
    output: { path: outputPath, filename: '[name].js', clean: true },
    cache: cacheOf(app, 'worker', true),
  };
}
