// @ts-check
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFolder, ROOT } from '../ports.mjs';

const require = createRequire(import.meta.url);

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Functions whose source stands in the HTML (`inlineSource`), which webpack does not minify. */
const INLINE_SCRIPTS =
  /shared\/src\/document\/(estimateHeights|keepNumbers|markVisitor|noteServerTime|reloadCutPage|startWhenRead)\.ts$/;

/**
 * Names the styled components, so that page and script have the same ids, and takes comments and indentation out of their
 * CSS, of whose text a class is the hash: all production builds need it. Development renders nothing in advance.
 */
const STYLED_COMPONENTS = [
  '@swc/plugin-styled-components',
  { displayName: false, fileName: false, cssProp: false, pure: true, transpileTemplateLiterals: false },
];

/** @param {object} [options] @param {object} [more] */
const toJavaScript = (options = {}, more = { sourceMaps: true }) => ({
  loader: 'swc-loader',
  options: { jsc: { target: 'es2022', ...options }, ...more },
});

const TYPESCRIPT = {
  test: /\.tsx?$/,
  exclude: INLINE_SCRIPTS,
  use: [
    toJavaScript({
      parser: { syntax: 'ecmascript' },
      experimental: { cacheRoot: path.join(ROOT, '.cache/swc'), plugins: [STYLED_COMPONENTS] },
    }),
    {
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
      },
    },
  ],
};

/** Development needs no names for styled components, and compiles in a third less time without ts-loader. */
const QUICK_TYPESCRIPT = {
  test: /\.tsx?$/,
  use: [
    toJavaScript({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    }),
  ],
};

const MINIFIED_TYPESCRIPT = {
  test: INLINE_SCRIPTS,
  use: [
    toJavaScript(
      { parser: { syntax: 'typescript' }, minify: { compress: true, mangle: true } },
      { minify: true },
    ),
  ],
};

const FONTS = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
};

/** A constant that is written into the modules which import it stays in what was kept of them (webpack's issue 22019). */
export const OPTIMIZATION = { inlineExports: false };

/**
 * What every build of a workspace has in common.
 * @param {{ folder: string }} app
 * @param {boolean} production
 * @returns {import('webpack').Configuration}
 */
export function baseConfig(app, production) {
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
    module: { rules: [...(production ? [TYPESCRIPT, MINIFIED_TYPESCRIPT] : [QUICK_TYPESCRIPT]), FONTS] },
    experiments: { deferImport: true },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The scripts that make the configuration: another version of one of them makes what was kept useless. */
const CONFIG_FILES = [
  ...readdirSync(HERE)
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.join(HERE, file)),
  path.join(HERE, '../ports.mjs'),
  path.join(HERE, '../release/routeList.mjs'),
];

/**
 * Keeps on disk what a build has compiled, for the next one.
 * @param {{ folder: string }} app
 * @param {string} kind
 * @param {boolean} production
 * @returns {import('webpack').FileCacheOptions}
 */
export function cacheOf(app, kind, production) {
  return {
    type: 'filesystem',
    name: `${app.folder}-${kind}-${production ? 'production' : 'development'}`,
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    buildDependencies: { config: CONFIG_FILES },
  };
}
