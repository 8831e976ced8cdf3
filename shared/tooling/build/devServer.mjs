// @ts-check
import { existsSync } from 'node:fs';
import { appFolder, portOf } from '../ports.mjs';

/**
 * The development server of one deployment.
 * @param {import('../ports.mjs').App} app
 * @param {import('../ports.mjs').Target} [target] Whose ports it listens on.
 * @returns {import('webpack-dev-server').Configuration}
 */
export function devServerOptions(app, target = 'start') {
  const publicFolder = appFolder(app, 'public');
  return {
    host: 'localhost',
    port: portOf(app, target),
    historyApiFallback: true,
    // A remote runs inside the shell's page, where its hot updates find no parent: that page reloads instead.
    hot: Boolean(app.host),
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false },
    static: existsSync(publicFolder) ? publicFolder : false,
  };
}
