import path from 'node:path';
import { run } from '@venue/shared/tooling/build/build';
import { compressFolder } from '@venue/shared/tooling/build/compress';
import { appByFolder, APPS, appFolder, ROOT } from '@venue/shared/tooling/ports';
import { browserConfig } from '@venue/shared/tooling/build/browserConfig';
import { chunkFilesPlugin } from '@venue/shared/tooling/build/chunkFiles';
import { trustedScriptsPlugin } from '@venue/shared/tooling/build/trustedScripts';
import webpack from 'webpack';
import { writeModules } from './modules.mjs';

const FOLDER = path.join(ROOT, '.cache/one-bundle');
export const BUILT = path.join(FOLDER, 'built');

/** Remotes whose screens have names that the public site has as well: within one build, one name would be one file. */
const UNNAMED = APPS.filter(({ host, folder }) => !host && folder !== 'public-site');

/** Without comments, chunks have no names of their own. */
function withoutChunkNames(rule) {
  const folders = UNNAMED.map((app) => appFolder(app, 'src'));
  const [toJavaScript, { loader, options }] = rule.use;
  const compilerOptions = { ...options.compilerOptions, removeComments: true };
  return [
    { ...rule, exclude: [rule.exclude, ...folders] },
    { ...rule, include: folders, use: [toJavaScript, { loader, options: { ...options, compilerOptions } }] },
  ];
}

function replacePlugins() {
  const modules = writeModules(path.join(FOLDER, 'modules'));
  const replace = (pattern, file) => new webpack.NormalModuleReplacementPlugin(pattern, file);
  return [
    replace(/^\.\.?\/(remotes\/)?loadRemoteModule$/, modules.loadRemoteModule),
    replace(/^\.\.?\/(registry\/)?readRegistry$/, modules.readRegistry),
  ];
}

/**
 * The same application as one build without module federation: what is shared at run time is in its first file, screens are
 * loaded as they are needed.
 * @returns {import('webpack').Configuration}
 */
function oneBundleConfig() {
  const { resolve, module, cache, plugins = [], ...shell } = browserConfig('shell', { outputPath: BUILT });
  return {
    ...shell,
    name: 'one bundle',
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'react-router-dom$': path.join(ROOT, 'shared/src/router.ts') },
    },
    module: {
      rules: module.rules.flatMap((rule) =>
        rule.use?.some(({ loader }) => loader === 'ts-loader') ? withoutChunkNames(rule) : [rule],
      ),
    },
    cache: { ...cache, name: 'one-bundle' },
    plugins: [
      // What the shell leaves out of libraries, this build does as well.
      ...plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin),
      ...replacePlugins(),
      chunkFilesPlugin(),
      trustedScriptsPlugin(),
    ],
  };
}

/** Builds it and compresses its files as a release's are. */
export async function buildOneBundle() {
  process.env.NODE_ENV = 'production';
  process.chdir(appFolder(appByFolder('shell')));
  await run(webpack, oneBundleConfig());
  await compressFolder(BUILT);
}
