// @ts-check
import path from 'node:path';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { completeRemote, completeShell } from '../release/completeBuild.mjs';
import { sourceHash } from './sourceHash.mjs';
import { browserConfig } from './browserConfig.mjs';
import { devServerOptions } from './devServer.mjs';
import { inlineConfig, nodeConfig, routeListConfig, workerConfig } from './otherConfigs.mjs';
import { inOrder, whenAllBuilt } from './whenAllBuilt.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {{ output?: string, analyze?: boolean }} Env `--env output=FOLDER` builds into another folder than `dist`,
 *   `--env analyze` draws a picture of the browser build instead of building a release.
 * @typedef {{ mode?: string }} Argv `--mode development` is for `webpack serve`.
 * @typedef {(env?: Env, argv?: Argv) => Promise<Configuration | Configuration[]>} Configure
 */

/** The browser build in development, with the server that `webpack serve` starts.
 * @param {string} folder
 * @returns {Configuration}
 */
export const developmentConfig = (folder) => ({
  ...browserConfig(folder, { production: false }),
  devServer: devServerOptions(appByFolder(folder)),
});

/** The browser build with a page that shows what it is made of.
 * @param {string} folder
 * @returns {Configuration}
 */
function analyzedConfig(folder) {
  const outputPath = path.join(ROOT, '.cache/analyze', folder);
  const config = browserConfig(folder, { outputPath });
  const picture = new BundleAnalyzerPlugin({
    analyzerMode: 'static',
    reportFilename: 'bundle.html',
    openAnalyzer: false,
    logLevel: 'warn',
  });
  console.log(`${folder}: ${path.join(outputPath, 'bundle.html')}`);
  return { ...config, plugins: [...(config.plugins ?? []), picture] };
}

/**
 * Makes what a `webpack.config.mjs` exports.
 * @param {string} folder
 * @param {(output: string) => Promise<{ configs: Configuration[], complete: () => Promise<unknown> }>} release
 * @returns {Configure}
 */
function define(folder, release) {
  return async ({ output, analyze } = {}, { mode } = {}) => {
    if (mode === 'development') return developmentConfig(folder);
    if (analyze) return analyzedConfig(folder);
    const { configs, complete } = await release(output ?? appFolder(appByFolder(folder), 'dist'));
    return whenAllBuilt(inOrder(configs), complete);
  };
}

/**
 * The shell: what its server sends, and beside it the renderer, the service workers and the script inside the pages, from
 * which the compose step makes pages and `/service-worker.js`.
 * @param {string} folder
 */
export const defineShell = (folder) =>
  define(folder, async (output) => {
    const app = appByFolder(folder);
    const stamp = await sourceHash(app);
    const browser = path.join(output, 'browser');
    const configs = [
      browserConfig(folder, { outputPath: browser }),
      nodeConfig(folder, path.join(output, 'renderer')),
      workerConfig(folder, path.join(output, 'worker')),
      inlineConfig(folder, path.join(output, 'inline')),
    ];
    return { configs, complete: () => completeShell(app, output, { browser, stamp }) };
  });

/**
 * A remote: everything of a release.
 * @param {string} folder
 * @param {{ prerendered: boolean, callsApi?: boolean }} options Whether it has pages that are written in advance, which takes
 *   a bundle for Node, and whether it calls the API, which then has to know its documents.
 */
export const defineRemote = (folder, { prerendered, callsApi = false }) =>
  define(folder, async (output) => {
    const app = appByFolder(folder);
    const stamp = await sourceHash(app);
    const routeList = path.join(ROOT, '.cache/build', `${folder}-routes`);
    const configs = [
      routeListConfig(folder, routeList),
      browserConfig(folder, { outputPath: output, build: stamp.slice(0, 12) }),
      ...(prerendered ? [nodeConfig(folder, output)] : []),
    ];
    return {
      configs,
      complete: () => completeRemote(app, output, { routeList, prerendered, callsApi, stamp }),
    };
  });
