import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appByFolder, appFolder, APPS, ROOT } from '../ports.mjs';
import { readRelease } from '../release/releaseFile.mjs';
import { runScript } from '../processes/runScript.mjs';
import { replaceFolder } from '../store/durable.mjs';
import { refreshContent } from '../content/refresh.mjs';
import { sourceHash, STAMP_FILE } from './sourceHash.mjs';

const BUILD_COMMAND = fileURLToPath(new URL('../commands/build.mjs', import.meta.url));

/** Whether a deployment's build is older than its sources. */
export async function isStale(app) {
  const stamp = appFolder(app, 'dist', STAMP_FILE);
  return !existsSync(stamp) || (await readFile(stamp, 'utf8')) !== (await sourceHash(app));
}

/**
 * Builds one deployment as `npx webpack` in its folder does, but replaces its `dist` as a whole. Throws with webpack's
 * messages when it fails.
 */
export async function build(folder) {
  const app = appByFolder(folder);
  const { default: webpack } = await import('webpack');
  const output = path.join(ROOT, '.cache/build', folder);
  const started = Date.now();
  console.log(`${folder}: building…`);
  await rm(output, { recursive: true, force: true });
  // Module federation names modules of its own after the folder that webpack runs in.
  process.chdir(appFolder(app));
  const { default: configure } = await import(pathToFileURL(appFolder(app, 'webpack.config.mjs')).href);
  await run(webpack, await configure({ output }));
  await replaceFolder(output, appFolder(app, 'dist'));
  const { version } = await readRelease(appFolder(app, 'dist'));
  console.log(`${folder} ${version}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs webpack with one configuration or several; warnings count as failures. */
export function run(webpack, config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(
            new Error(`${[config].flat()[0].name} does not build:\n${stats.toString('errors-warnings')}`),
          );
        else resolve(stats);
      });
    });
  });
}

/** Builds those of the deployments that are stale, two at a time; what follows from the content is written before. */
export async function buildStale(apps = APPS) {
  await refreshContent();
  const waiting = [];
  for (const app of apps) if (await isStale(app)) waiting.push(app.folder);
  if (waiting.length > 0)
    console.log(`Building ${waiting.join(', ')}: each takes up to two minutes, two at a time…`);
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const ok = await runScript(BUILD_COMMAND, [folder], { NODE_ENV: 'production' });
      if (!ok) throw new Error(`The build of ${folder} failed; its messages stand above.`);
    }
  };
  await Promise.all([worker(), worker()]);
}
