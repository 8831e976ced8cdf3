import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { appFolder, ROOT } from '../ports.mjs';

/** Where a build keeps the hash of its sources. */
export const STAMP_FILE = '.source-hash';

const IGNORED = /(^|\/)(node_modules|testing)(\/|$)|\.test\.(tsx?|mjs)$/;

const slashed = (file) => file.split(path.sep).join('/');

/** Every file of a folder, without tests. */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(slashed(path.relative(folder, file))))
    .sort();
}

const IMPORT = /(?:from |import\()'(\.[^']+\.mjs)'/g;

/** A script, and all scripts of ours that it imports. */
export async function scriptsOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of (await readFile(file, 'utf8')).matchAll(IMPORT))
    await scriptsOf(path.resolve(path.dirname(file), imported), found);
  return found;
}

/** A hash of the names and contents of files. */
export async function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(slashed(path.relative(ROOT, file))).update(await readFile(file));
  return hash.digest('hex');
}

/** What every build with a script of this folder depends on besides its sources. */
const toolsOf = async (script) => [
  ...(await scriptsOf(path.join(ROOT, 'platform/build', script))),
  ...['package-lock.json', 'tsconfig.base.json'].map((file) => path.join(ROOT, file)),
];

/** A hash of everything the page of the design system is built from. */
export const gallerySourceHash = async () =>
  hashOfFiles([...(await filesBelow(path.join(ROOT, 'shared/src'))), ...(await toolsOf('otherConfigs.mjs'))]);

/** A hash of everything a deployment is built from. */
export async function sourceHash(app) {
  const folders = ['src', 'public']
    .map((part) => appFolder(app, part))
    .filter((folder) => existsSync(folder));
  folders.push(path.join(ROOT, 'shared/src'));
  const single = [
    ...(await toolsOf('deployment.mjs')),
    appFolder(app, 'webpack.config.mjs'),
    appFolder(app, 'package.json'),
  ];
  return hashOfFiles([...(await Promise.all(folders.map(filesBelow))).flat(), ...single]);
}
