import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { appByFolder, appFolder, APPS, ROOT } from './ports.mjs';
import { isMain } from './isMain.mjs';
import { release } from './release.mjs';
import { runScript } from './runScript.mjs';

const STAMP = '.source-hash';
/** Leaves composing to the caller, who does it once for several deployments. */
const WITHOUT_PAGES = '--without-pages';
const IGNORED = /(^|\/)(node_modules|testing)(\/|$)|\.test\.(tsx?|mjs)$/;

const slashed = (file) => file.split(path.sep).join('/');

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(slashed(path.relative(ROOT, file))))
    .sort();
}

/** A hash of everything a deployment is built from. */
async function sourceHash(app) {
  const hash = createHash('sha256');
  const folders = ['src', 'public']
    .map((part) => appFolder(app, part))
    .filter((folder) => existsSync(folder));
  folders.push(path.join(ROOT, 'shared/src'), path.join(ROOT, 'shared/tooling'));
  const single = [path.join(ROOT, 'package-lock.json'), path.join(ROOT, 'tsconfig.base.json')];
  const files = [...(await Promise.all(folders.map(filesBelow))).flat(), ...single];
  for (const file of files) {
    hash.update(slashed(path.relative(ROOT, file)));
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Whether a deployment's build is older than its sources. */
export async function isStale(app) {
  const stamp = appFolder(app, 'dist', STAMP);
  return !existsSync(stamp) || (await readFile(stamp, 'utf8')) !== (await sourceHash(app));
}

/** Builds one deployment and releases it into its `dist`. Throws with webpack's messages when it fails. */
export async function build(folder) {
  const app = appByFolder(folder);
  const { default: webpack } = await import('webpack');
  const { browserConfig, nodeConfig } = await import('./webpack.mjs');
  const output = path.join(ROOT, '.cache/build', folder);
  const started = Date.now();
  const stamp = await sourceHash(app);
  await rm(output, { recursive: true, force: true });
  // The shell's renderer is for the compose step and is never served; a remote's routes travel with its release.
  const browser = path.join(output, app.host ? 'browser' : '.');
  const node = path.join(output, app.host ? 'renderer' : '.');
  const configs = [browserConfig(folder, { outputPath: browser })];
  if (app.host || app.prerender) configs.push(nodeConfig(folder, { outputPath: node }));
  for (const config of configs) await run(webpack, config);
  const publicFolder = appFolder(app, 'public');
  if (existsSync(publicFolder)) await cp(publicFolder, browser, { recursive: true });
  if (!app.host)
    await writeFile(path.join(output, 'release.json'), JSON.stringify({ version: stamp.slice(0, 12) }));
  await compressFolder(browser);
  await release(output, appFolder(app, 'dist'));
  await writeFile(appFolder(app, 'dist', STAMP), stamp);
  console.log(`${folder}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
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

/** Builds what is stale, two deployments at a time. */
export async function buildStale() {
  const waiting = [];
  for (const app of APPS) if (await isStale(app)) waiting.push(app.folder);
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const args = [folder, WITHOUT_PAGES];
      if (!(await runScript(fileURLToPath(import.meta.url), args, { NODE_ENV: 'production' })))
        throw new Error(`The build of ${folder} failed; its messages stand above.`);
    }
  };
  await Promise.all([worker(), worker()]);
}

if (isMain(import.meta.url)) {
  const folders = process.argv.slice(2).filter((word) => word !== WITHOUT_PAGES);
  for (const folder of folders.length > 0 ? folders : APPS.map((app) => app.folder)) {
    await build(folder);
    if (!process.argv.includes(WITHOUT_PAGES)) await (await import('./compose.mjs')).recompose();
  }
}
