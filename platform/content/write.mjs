import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { generate } from './generate.mjs';

/** Folders in which every file is written here. */
const FOLDERS = ['public-site/src/catalogue/generated', 'shared/src/generated'];
/** Files beside others. */
const SINGLE = ['shell/public/site.webmanifest', 'shell/public/robots.txt'];

/** What is there now, by path. */
function present(root) {
  const files = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  files.push(...SINGLE.filter((file) => existsSync(path.join(root, file))));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The files that do not say what the content says. */
export function outdated(content, root = ROOT) {
  const wanted = generate(content);
  const found = present(root);
  return [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (file) => wanted.get(file) !== found.get(file),
  );
}

/** Writes what follows from the content. Returns the files that changed. */
export function writeGenerated(content, root = ROOT) {
  const wanted = generate(content);
  const changed = outdated(content, root);
  for (const file of changed) {
    const target = path.join(root, file);
    const text = wanted.get(file);
    if (text === undefined) rmSync(target);
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
  return changed;
}
