import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { chunkFilesPlugin } from './chunkFiles.mjs';
import { chunkIntegrityPlugin } from './chunkIntegrity.mjs';
import { appByFolder, appFolder, ROOT } from './ports.mjs';
import { ENTRY_FILE } from './release/releaseFile.mjs';
import { ROUTE_LIST_FILE, withoutScreensPlugin } from './release/routeList.mjs';
import { SINGLETON_NAMES, singletons } from './singletons.mjs';
import styledIds from './styledIds.mjs';

const require = createRequire(import.meta.url);

/** A part of the site that does not arrive counts as failed after this long; the visitor then gets Try again. */
const CHUNK_TIMEOUT_MS = 4500;

const TYPESCRIPT = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      incremental: false,
      sourceMap: true,
    },
    getCustomTransformers: styledIds,
  },
};

const FONTS = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
};

function common(app, production) {
  const routerDist = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    mode: production ? 'production' : 'development',
    context: appFolder(app),
    devtool: production ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The published entry chooses development or production at run time and so ships both.
      alias: production
        ? {
            'react-router/dom$': path.join(routerDist, 'dom-export.mjs'),
            'react-router$': path.join(routerDist, 'index.mjs'),
          }
        : {},
    },
    module: { rules: [TYPESCRIPT, FONTS] },
    performance: false,
    stats: 'errors-warnings',
    // The manifest plugin warns at every build that a remote finds its own address, which is what we want.
    infrastructureLogging: { level: 'error' },
  };
}

function cacheOf(app, kind, production) {
  return {
    type: 'filesystem',
    name: `${app.folder}-${kind}-${production ? 'production' : 'development'}`,
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    buildDependencies: {
      config: ['webpack', 'styledIds', 'singletons', 'ports', 'chunkIntegrity', 'release/routeList'].map(
        (file) => fileURLToPath(new URL(`./${file}.mjs`, import.meta.url)),
      ),
    },
  };
}

/**
 * The browser build of one deployment: the shell as host, any other folder as a remote that exposes `./routes`
 * and also has a page of its own.
 * @param {string} folder
 * @param {{ production?: boolean, outputPath?: string, build?: string }} [options] `build` tells this build from any
 *   other of the same remote: two releases can be in one page and must not take each other's chunks.
 */
export function browserConfig(folder, { production = true, outputPath, build } = {}) {
  const app = appByFolder(folder);
  const isRemote = !app.host;
  const hash = production ? '.[contenthash:8]' : '';
  return {
    ...common(app, production),
    name: `${folder} browser`,
    target: ['web', 'es2022'],
    entry: { main: app.host ? './src/index.ts' : './src/standalone.ts' },
    output: {
      path: outputPath ?? appFolder(app, 'dist'),
      clean: true,
      publicPath: app.host ? '/' : 'auto',
      uniqueName: isRemote && build ? `${app.name}_${build}` : app.name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    optimization: {
      // The composed page fills placeholders of the HTML, which the HTML minifier would drop.
      minimize: production && { html: false },
      runtimeChunk: false,
      splitChunks: { chunks: 'async' },
      chunkIds: 'named',
      moduleIds: production ? 'deterministic' : 'named',
    },
    cache: cacheOf(app, 'browser', production),
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        filename: app.host ? undefined : ENTRY_FILE,
        exposes: app.host ? undefined : { './routes': './src/routes.ts' },
        shared: singletons(Boolean(app.host)),
        shareStrategy: 'loaded-first',
        manifest: !app.host,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: isRemote } },
      }),
      new HtmlWebpackPlugin({
        template: app.host
          ? './src/document/pageTemplate.ts'
          : '../shared/src/document/standaloneDocument.ts',
        templateParameters: { title: 'Bustani Gardens' },
        scriptLoading: 'defer',
        minify: false,
        publicPath: '/',
        excludeChunks: app.host ? [] : [app.name],
      }),
      ...(isRemote ? [chunkFilesPlugin()] : []),
      ...(isRemote && production ? [chunkIntegrityPlugin()] : []),
    ],
  };
}

/**
 * A self-contained CommonJS bundle for Node: the shell's page renderer, or a remote's routes with the singletons
 * left to whoever renders them.
 */
export function nodeConfig(folder, { outputPath } = {}) {
  const app = appByFolder(folder);
  const base = common(app, true);
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
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
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

/** A CommonJS bundle of a remote's list of routes, without the screens behind it. */
export function routeListConfig(folder, { outputPath }) {
  const app = appByFolder(folder);
  return {
    ...common(app, true),
    name: `${folder} routes`,
    target: 'node20',
    entry: './src/routes.ts',
    output: { path: outputPath, filename: ROUTE_LIST_FILE, library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
    cache: cacheOf(app, 'routes', true),
    plugins: [withoutScreensPlugin()],
  };
}

/** The page that shows every part of the design system. It belongs to no deployment and shares nothing. */
export function galleryConfig({ outputPath }) {
  const shared = { folder: 'shared' };
  return {
    ...common(shared, true),
    name: 'gallery',
    target: ['web', 'es2022'],
    entry: { main: './src/ui/gallery/start.tsx' },
    output: { path: outputPath, clean: true, publicPath: '/', filename: '[name].[contenthash:8].js' },
    cache: cacheOf(shared, 'gallery', true),
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/document/standaloneDocument.ts',
        templateParameters: { title: 'Bustani Gardens · Design system' },
        scriptLoading: 'defer',
      }),
    ],
  };
}
