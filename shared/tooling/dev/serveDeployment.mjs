// @ts-check
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appByFolder, portOf } from '../ports.mjs';
import { developmentConfig } from '../build/deployment.mjs';
import { devServerOptions } from '../build/devServer.mjs';

/**
 * Starts the development server of one deployment.
 * @param {string} folder
 * @param {import('../ports.mjs').Target} target Whose ports it listens on.
 * @param {Partial<import('webpack-dev-server').Configuration>} [options]
 * @returns {Promise<void>} When the first build is there.
 */
export async function serveDeployment(folder, target, options) {
  const app = appByFolder(folder);
  const compiler = webpack(developmentConfig(folder));
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      const result = stats.hasErrors() ? stats.toString('errors-only') : 'built';
      console.log(`${folder}: ${result} (${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms)`);
      resolve(undefined);
    });
  });
  await new WebpackDevServer({ ...devServerOptions(app, target), ...options }, compiler).start();
  await built;
  console.log(`${folder}: http://localhost:${portOf(app, target)}`);
}
