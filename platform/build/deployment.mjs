// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { appByFolder, appFolder, ROOT } from '../ports.mjs';
import { DOCUMENTS_FILE } from '../release/documents.mjs';
import { writeRelease } from '../release/releaseFile.mjs';
import { readRouteList } from '../release/routeList.mjs';
import { evaluateBundle } from '../render/evaluate.mjs';
import { browserConfig } from './browserConfig.mjs';
import { compressFolder } from './compress.mjs';
import { inlineConfig, nodeConfig, routeListConfig, workerConfig } from './otherConfigs.mjs';
import { CONTRACT_VERSIONS, MODULE_VERSIONS } from './sharedModules.mjs';
import { sourceHash, STAMP_FILE } from './sourceHash.mjs';
import { whenAllBuilt } from './whenAllBuilt.mjs';

/**
 * @typedef {import('../ports.mjs').App} App
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {{ output?: string, analyze?: boolean }} Env `--env output=FOLDER` builds into another folder than `dist`,
 *   `--env analyze` draws a picture of the browser build instead of building a release.
 */

/** The chunk of `./routes`, as module federation names it. */
const EXPOSED_CHUNK = '__federation_expose_routes';

/** The text of every operation that the console sends. The API answers those of each release that is kept. */
const DOCUMENTS = path.join(ROOT, 'shared/src/graphql/documents.json');

/** The browser build with a page that shows what it is made of. @param {string} folder */
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
 * The commit that the working copy stands on, marked where it has changes; undefined outside of a clone, unless
 * SOURCE_COMMIT names it.
 */
function currentCommit() {
  if (process.env.SOURCE_COMMIT) return process.env.SOURCE_COMMIT;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

const { graphql, ...WITH_THE_SHELL } = CONTRACT_VERSIONS;

/**
 * Writes the `release.json` of a finished build.
 * @param {App} app
 * @param {string} output
 * @param {Pick<import('../release/releaseFile.mjs').Release, 'contract' | 'routes' | 'ownFiles' | 'scripts' | 'specifiedPaths' | 'siteUrl'>} about
 */
async function describe(app, output, about) {
  const { version: packageVersion } = JSON.parse(await readFile(appFolder(app, 'package.json'), 'utf8'));
  await writeRelease(output, {
    remote: app.name,
    packageVersion,
    modules: MODULE_VERSIONS,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    builder: process.env.BUILDER || 'local',
    ...about,
  });
}

/**
 * Which scripts each screen needs first: those of the list of routes, which the remote exposes, and its own.
 * @param {string} output
 * @returns {Promise<Record<string, string[]>>}
 */
async function readScripts(output) {
  const list = path.join(output, 'chunks.json');
  const { [EXPOSED_CHUNK]: exposed, ...chunks } = JSON.parse(await readFile(list, 'utf8'));
  // What the release.json says is no part of the release, nor is what module federation says of itself.
  for (const file of ['chunks.json', 'mf-manifest.json', 'mf-stats.json']) await rm(path.join(output, file));
  return Object.fromEntries(
    Object.entries(chunks).map(([chunk, files]) => [chunk, [...new Set([...exposed, ...files])]]),
  );
}

/**
 * Makes what a `webpack.config.mjs` exports.
 * @param {string} folder
 * @param {(app: App, output: string) => { configs: Configuration[], complete: () => Promise<unknown> }} describe
 *   The builds, and what is added to their files.
 * @returns {(env?: Env) => Promise<Configuration | Configuration[]>}
 */
function define(folder, describe) {
  const app = appByFolder(folder);
  return async ({ output = appFolder(app, 'dist'), analyze } = {}) => {
    if (analyze) return analyzedConfig(folder);
    const stamp = await sourceHash(app);
    const { configs, complete } = describe(app, output);
    return whenAllBuilt(configs, async () => {
      await complete();
      // As the last of all: with it the build counts as whole.
      await writeFile(path.join(output, STAMP_FILE), stamp);
    });
  };
}

/**
 * The shell: what its server sends, and beside it the renderer, the service workers and the script inside the pages, from
 * which pages are rendered (platform/render), and `/service-worker.js` is made (platform/server).
 * @param {string} folder
 */
export const defineShell = (folder) =>
  define(folder, (app, output) => {
    const browser = path.join(output, 'browser');
    const renderer = path.join(output, 'renderer');
    const configs = [
      browserConfig(folder, { outputPath: browser }),
      nodeConfig(folder, renderer),
      workerConfig(folder, path.join(output, 'worker')),
      inlineConfig(folder, path.join(output, 'inline')),
    ];
    const complete = async () => {
      await cp(appFolder(app, 'public'), browser, { recursive: true });
      await compressFolder(browser);
      const code = await readFile(path.join(renderer, 'renderer.cjs'), 'utf8');
      const { SPECIFIED_PATHS, SITE_URL } = evaluateBundle(code, 'the renderer');
      await describe(app, output, {
        contract: WITH_THE_SHELL,
        routes: [],
        specifiedPaths: SPECIFIED_PATHS,
        siteUrl: SITE_URL,
      });
    };
    return { configs, complete };
  });

/**
 * A remote: everything of a release.
 * @param {string} folder
 * @param {{ prerendered: boolean, callsApi?: boolean }} options Whether it has pages that are written in advance, which takes
 *   a bundle for Node, and whether it calls the API, which then has to know its documents.
 */
export const defineRemote = (folder, { prerendered, callsApi = false }) =>
  define(folder, (app, output) => {
    const routeList = path.join(ROOT, '.cache/build', `${folder}-routes`);
    const configs = [
      routeListConfig(folder, routeList),
      browserConfig(folder, { outputPath: output }),
      ...(prerendered ? [nodeConfig(folder, output)] : []),
    ];
    const complete = async () => {
      /** @type {Pick<import('../release/releaseFile.mjs').Release, 'routes' | 'ownFiles'>} */
      const { routes, ownFiles } = await readRouteList(routeList);
      if (!prerendered && routes.some(({ addresses }) => addresses.length > 0))
        throw new Error(
          `${folder} has static pages now: say "prerendered: true" in ${folder}/webpack.config.mjs.`,
        );
      if (existsSync(appFolder(app, 'public')))
        await cp(appFolder(app, 'public'), output, { recursive: true });
      if (callsApi) await cp(DOCUMENTS, path.join(output, DOCUMENTS_FILE));
      const scripts = await readScripts(output);
      await compressFolder(output);
      await describe(app, output, {
        contract: callsApi ? { ...WITH_THE_SHELL, graphql } : WITH_THE_SHELL,
        routes,
        ownFiles,
        scripts,
      });
    };
    return { configs, complete };
  });
