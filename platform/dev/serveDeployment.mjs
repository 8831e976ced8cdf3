// @ts-check
import { existsSync } from 'node:fs';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { browserConfig } from '../build/browserConfig.mjs';
import { appByFolder, appFolder, portOf } from '../ports.mjs';

/**
 * Starts the development server of one deployment.
 * @param {string} folder
 * @param {import('../ports.mjs').Target} target Whose ports it listens on.
 * @param {import('webpack-dev-server').Configuration} [options]
 * @returns {Promise<void>} When the first build is there.
 */
export async function serveDeployment(folder, target, options) {
  const app = appByFolder(folder);
  const port = portOf(app, target);
  const publicFolder = appFolder(app, 'public');
  const compiler = webpack(browserConfig(folder, { production: false }));
  const built = new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      const result = stats.hasErrors() ? stats.toString('errors-only') : 'built';
      console.log(`${folder}: ${result} (${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms)`);
      resolve(undefined);
    });
  });
  const server = {
    host: 'localhost',
    port,
    historyApiFallback: true,
    // A remote runs inside the shell's page, where its hot updates find no parent: that page reloads instead.
    hot: Boolean(app.host),
    liveReload: true,
    allowedHosts: /** @type {const} */ ('all'),
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false },
    static: [
      { directory: publicFolder, publicPath: '/' },
      // The venue's own pictures, where the site serves them.
      { directory: appFolder(appByFolder('public-site'), 'public'), publicPath: '/files/public-site' },
    ].filter(({ directory }) => existsSync(directory)),
    ...options,
  };
  await new WebpackDevServer(server, compiler).start();
  await built;
  console.log(`${folder}: http://localhost:${port}`);
}
