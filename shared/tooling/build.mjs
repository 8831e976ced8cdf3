import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { isMain } from './isMain.mjs';
import { appByFolder, appFolder, APPS, ROOT } from './ports.mjs';
import { writeRelease } from './release/releaseFile.mjs';
import { readRouteList } from './release/routeList.mjs';
import { runScript } from './runScript.mjs';
import { CONTRACT_VERSIONS } from './singletons.mjs';
import { sourceHash } from './sourceHash.mjs';

const STAMP = '.source-hash';

/** Whether a deployment's build is older than its sources. */
export async function isStale(app) {
  const stamp = appFolder(app, 'dist', STAMP);
  return !existsSync(stamp) || (await readFile(stamp, 'utf8')) !== (await sourceHash(app));
}

/** The commit that the working copy stands on, marked where it has changes; undefined outside of a clone. */
function currentCommit() {
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

/** Builds the shell: what its server sends, and beside it the renderer of the compose step, which is never served. */
async function buildShell(app, output, { webpack, configs }) {
  const browser = path.join(output, 'browser');
  await run(webpack, configs.browserConfig(app.folder, { outputPath: browser }));
  await run(webpack, configs.nodeConfig(app.folder, { outputPath: path.join(output, 'renderer') }));
  await cp(appFolder(app, 'public'), browser, { recursive: true });
  await compressFolder(browser);
}

/** Builds a remote: everything of its release. */
async function buildRemote(app, output, { webpack, configs, stamp }) {
  const list = path.join(ROOT, '.cache/build', `${app.folder}-routes`);
  await run(webpack, configs.routeListConfig(app.folder, { outputPath: list }));
  const routes = await readRouteList(list);
  await run(webpack, configs.browserConfig(app.folder, { outputPath: output, build: stamp.slice(0, 12) }));
  if (routes.some(({ addresses }) => addresses.length > 0))
    await run(webpack, configs.nodeConfig(app.folder, { outputPath: output }));
  await compressFolder(output);
  const { version: packageVersion } = JSON.parse(await readFile(appFolder(app, 'package.json'), 'utf8'));
  return writeRelease(output, {
    remote: app.name,
    packageVersion,
    contract: CONTRACT_VERSIONS,
    routes,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
  });
}

/** Builds one deployment into its `dist`, which is replaced as a whole. Throws with webpack's messages when it fails. */
export async function build(folder) {
  const app = appByFolder(folder);
  const { default: webpack } = await import('webpack');
  const configs = await import('./webpack.mjs');
  const output = path.join(ROOT, '.cache/build', folder);
  const started = Date.now();
  const stamp = await sourceHash(app);
  await rm(output, { recursive: true, force: true });
  const release = await (app.host ? buildShell : buildRemote)(app, output, { webpack, configs, stamp });
  await writeFile(path.join(output, STAMP), stamp);
  await rm(appFolder(app, 'dist'), { recursive: true, force: true });
  await rename(output, appFolder(app, 'dist'));
  const what = release ? `${folder} ${release.version}` : folder;
  console.log(`${what}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs one webpack configuration; warnings count as failures. */
export function run(webpack, config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(new Error(`${config.name} does not build:\n${stats.toString('errors-warnings')}`));
        else resolve(stats);
      });
    });
  });
}

/** Builds those of the deployments that are stale, two at a time. */
export async function buildStale(apps = APPS) {
  const waiting = [];
  for (const app of apps) if (await isStale(app)) waiting.push(app.folder);
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const ok = await runScript(fileURLToPath(import.meta.url), [folder], { NODE_ENV: 'production' });
      if (!ok) throw new Error(`The build of ${folder} failed; its messages stand above.`);
    }
  };
  await Promise.all([worker(), worker()]);
}

async function main(folders) {
  for (const folder of folders.length > 0 ? folders : APPS.map((app) => app.folder)) await build(folder);
}

if (isMain(import.meta.url)) main(process.argv.slice(2));
