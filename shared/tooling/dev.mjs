import { existsSync } from 'node:fs';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { watchApi } from './apiServer.mjs';
import { followDevelopment } from './devRegistry.mjs';
import { requireFreePorts } from './freePorts.mjs';
import { appFolder, APPS, portOf } from './ports.mjs';
import { browserConfig } from './webpack.mjs';

const only = process.argv.slice(2).filter((argument) => argument !== '--no-api');
const chosen = APPS.filter((app) => only.length === 0 || only.includes(app.folder));

await requireFreePorts(chosen.map((app) => portOf(app, 'start'))).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

/** Answers with the registry of the servers started here; the shell's page asks for it. */
function serveRegistry() {
  const remotes = APPS.filter((app) => !app.host);
  const servers = remotes.map((app) => ({ app, address: `http://localhost:${portOf(app, 'start')}` }));
  const readRegistry = followDevelopment(servers);
  return (middlewares) => {
    middlewares.unshift({
      name: 'registry',
      path: '/registry.json',
      middleware: async (request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(await readRegistry()));
      },
    });
    return middlewares;
  };
}

if ((only.length === 0 || only.includes('api')) && !process.argv.includes('--no-api')) void watchApi();

// One compiler and one server per deployment: `webpack serve` with several configurations serves only the last.
for (const app of chosen) {
  const publicFolder = appFolder(app, 'public');
  const compiler = webpack(browserConfig(app.folder, { production: false }));
  compiler.hooks.done.tap('report', (stats) => {
    const result = stats.hasErrors() ? stats.toString('errors-only') : 'ready';
    console.log(`${app.folder}: ${result} (${stats.endTime - stats.startTime} ms)`);
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: portOf(app, 'start'),
      historyApiFallback: true,
      // A remote runs inside the shell's page, where its hot updates find no parent: that page reloads instead.
      hot: Boolean(app.host),
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false },
      static: existsSync(publicFolder) ? publicFolder : false,
      setupMiddlewares: app.host ? serveRegistry() : undefined,
    },
    compiler,
  );
  await server.start();
  console.log(`${app.folder}: http://localhost:${portOf(app, 'start')}`);
}
