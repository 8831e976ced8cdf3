import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { appFolder, ROOT } from './ports.mjs';

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
export async function sourceHash(app) {
  const hash = createHash('sha256');
  const folders = ['src', 'public']
    .map((part) => appFolder(app, part))
    .filter((folder) => existsSync(folder));
  folders.push(path.join(ROOT, 'shared/src'), path.join(ROOT, 'shared/tooling'));
  const single = [
    appFolder(app, 'package.json'),
    path.join(ROOT, 'package-lock.json'),
    path.join(ROOT, 'tsconfig.base.json'),
  ];
  const files = [...(await Promise.all(folders.map(filesBelow))).flat(), ...single];
  for (const file of files) {
    hash.update(slashed(path.relative(ROOT, file)));
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
